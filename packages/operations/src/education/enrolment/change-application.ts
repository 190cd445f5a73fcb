import { lockApplication } from '@hygiene/db/locks'
import type { Transaction } from '@hygiene/db/connect'
import { denied } from '@hygiene/domain/verdict'
import type { EnrolmentNo } from '@hygiene/domain/record-numbers'
import { hasEnded } from '@hygiene/domain/education/enrolment/enrolment-status'
import { statusAt } from '@hygiene/domain/education/study/study-record'
import { closeOpenOrders } from '../../money/payment/close-open-orders.ts'
import { changeOnline, type OnlineColumns } from '../../platform/records/online-enrolments.ts'

/** Changes an unpaid application; an order already open stays, as long as its amount is still right. */
export async function changeApplication(
  db: Transaction,
  own: { enrolmentNo: EnrolmentNo; memberNo: number },
  columns: OnlineColumns,
  now: Date,
) {
  const found = await db.onlineEnrolment.findFirst({ where: own })
  if (!found) return denied('ENROLMENT_NOT_FOUND')
  await lockApplication(db, found.applicationNo)

  const enrolment = await db.onlineEnrolment.findFirstOrThrow({ where: own })
  const status = statusAt(enrolment, now)
  if (status !== 'applied') return denied(hasEnded(status) ? 'ALREADY_ENDED' : 'ALREADY_PAID')

  const changed = await changeOnline(db, own.enrolmentNo, columns)
  const { applicationNo, priceWon } = changed
  if (priceWon !== enrolment.priceWon) await closeOpenOrders(db, applicationNo, now)
  return { allowed: true as const, enrolment: changed }
}
