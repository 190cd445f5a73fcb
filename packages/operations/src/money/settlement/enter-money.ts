import { lockMember } from '@hygiene/db/locks'
import type { Payment } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import type { ApplicationNo } from '@hygiene/domain/record-numbers'
import { denied } from '@hygiene/domain/verdict'
import { judgeReceivedDay } from '@hygiene/domain/money/deposit/received-day'
import { PaymentType } from '@hygiene/domain/text'
import { type SeoulDay, startOfSeoulDay } from '@hygiene/domain/time/seoul-day'
import type { StrayMoney } from '@hygiene/domain/money/order/order-text'
import { bookingOf } from '../../in-person/seat/booking-of.ts'
import { admitOrder } from '../payment/admit-order.ts'
import { closeOpenOrders } from '../payment/close-open-orders.ts'
import { keepEvent } from '../payment/keep-event.ts'
import { storeEntered } from '../payment/make-order.ts'
import { notifyOfPayment } from '../payment/notify-of-payment.ts'
import { type Asking, settleNow } from './ask-gateway.ts'
import { payInPerson } from './pay-in-person.ts'
import { payOnline } from './pay-online.ts'

interface MoneyToEnter {
  memberNo: number
  applicationNo: ApplicationNo
  amountWon: number
  receivedOn: SeoulDay
  text: string
  employeeNo: number
}

type Entered =
  | { allowed: true; payment: Payment }
  | Extract<Awaited<ReturnType<typeof admitOrder>>, { allowed: false }>
  | { allowed: false; reason: 'STAFF_PAYMENT_DIFFERS' | 'APPLICATION_TAKES_NO_MONEY' }

/**
 * Returns the person of an application that was paid outside the gateway. First asks the gateway about each open order, which may
 * have been paid in a window.
 */
export async function findPayer(asking: Asking, applicationNo: ApplicationNo, receivedOn: SeoulDay) {
  const application = await asking.db.application.findUnique({
    where: { applicationNo },
    include: { payments: { where: { status: { in: ['ready', 'virtualAccountIssued'] } } } },
  })
  if (!application) return denied('ENROLMENT_NOT_FOUND')
  for (const open of application.payments)
    if (!(await settleNow(asking, open))) return denied('GATEWAY_NOT_ASKED')
  const day = judgeReceivedDay(receivedOn, application.createdAt, asking.now)
  return day.allowed ? { memberNo: application.memberNo } : day
}

export async function enterMoney(db: Transaction, wanted: MoneyToEnter, now: Date): Promise<Entered> {
  const { memberNo, applicationNo, amountWon, employeeNo, text } = wanted
  const booking = await db.booking.findUnique({ where: { applicationNo }, select: { sessionNo: true } })
  if (booking) await lockMember(db, memberNo)
  const order = { memberNo, applicationNo, paymentType: PaymentType.admin }
  const admitted = await admitOrder(db, order, now)
  if (!admitted.allowed) return admitted
  if (admitted.payable.amountWon !== amountWon) return denied('STAFF_PAYMENT_DIFFERS')

  const paidAt = startOfSeoulDay(wanted.receivedOn)
  if (await pay(db, applicationNo, { amountWon, paidAt }, now)) return denied('APPLICATION_TAKES_NO_MONEY')
  await closeOpenOrders(db, applicationNo, now)
  const { orderName, taxFreeWon } = admitted.payable
  const payment = await storeEntered(db, order, { orderName, amountWon, taxFreeWon, paidAt }, now)
  await keepEvent(db, payment, { kind: 'entered', amountWon, text, employeeNo }, now)
  await notifyOfPayment(db, { ...payment, status: 'ready' }, payment, { isOnline: !booking }, now)
  return { allowed: true, payment }
}

async function pay(
  db: Transaction,
  applicationNo: ApplicationNo,
  money: { amountWon: number; paidAt: Date },
  now: Date,
): Promise<StrayMoney | null> {
  const booked = await bookingOf(db, applicationNo)
  return booked ? payInPerson(db, booked, money, now) : payOnline(db, applicationNo, money, now)
}
