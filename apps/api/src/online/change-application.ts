import { lockApplication, type Transaction } from '@hygiene/db'
import { hasEnded, statusAt } from '@hygiene/domain'
import { closeOpenOrders } from '@hygiene/operations/payment/close-open-orders'
import type { JudgedPlace } from './judge-place.ts'
import { type ApplyCall, placeColumns } from './place-columns.ts'

/** Changes an unpaid application; an order already open stays, as long as its amount is still right. */
export async function changeApplication(
  db: Transaction,
  call: ApplyCall,
  judged: JudgedPlace,
  enrolmentNo: number,
) {
  const { caller, now, refuse } = call
  const own = { enrolmentNo, memberNo: caller.memberNo }
  const found = await db.onlineEnrolment.findFirst({ where: own })
  if (!found) throw refuse('ENROLMENT_NOT_FOUND')
  await lockApplication(db, found.applicationNo)

  const enrolment = await db.onlineEnrolment.findFirstOrThrow({ where: own })
  const status = statusAt(enrolment, now)
  if (status !== 'applied') throw refuse(hasEnded(status) ? 'ALREADY_ENDED' : 'ALREADY_PAID')

  const { applicationNo, priceWon } = await db.onlineEnrolment.update({
    where: { enrolmentNo },
    data: placeColumns(call, judged),
  })
  if (priceWon !== enrolment.priceWon) await closeOpenOrders(db, applicationNo, now)
  return { enrolmentNo, applicationNo, price: priceWon }
}
