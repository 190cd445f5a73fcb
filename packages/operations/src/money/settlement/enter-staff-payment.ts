import { lockMember, type Payment, type PrismaClient, transaction, type Transaction } from '@hygiene/db'
import {
  type ApplicationNo,
  denied,
  judgeReceivedDay,
  PaymentType,
  type SeoulDay,
  startOfSeoulDay,
  type StrayMoney,
  type Verdict,
} from '@hygiene/domain'
import { admitOrder } from '../payment/admit-order.ts'
import type { AboutPerson } from '../payment/close-payment-exception.ts'
import { closeOpenOrders } from '../payment/close-open-orders.ts'
import { keepEvent } from '../payment/keep-event.ts'
import { storeEntered } from '../payment/make-order.ts'
import { notifyOfPayment } from '../payment/notify-of-payment.ts'
import { bookingOf } from '../../in-person/seat/booking-of.ts'
import { type Asking, settleNow } from './ask-gateway.ts'
import { payInPerson } from './pay-in-person.ts'
import { payOnline } from './pay-online.ts'

export interface MoneyToEnter<P extends string> {
  applicationNo: ApplicationNo
  /** As the employee was shown it. */
  amountWon: number
  receivedOn: SeoulDay
  /** How the money came, and how it is found again. */
  text: string
  employeeNo: number
  /** Ties the money to what shows that it came, or says why it cannot be: then nothing is entered. */
  prove: (db: Transaction, payment: Payment) => Promise<Verdict<P>>
  alongside: AboutPerson
}

type AdmitRefusal = Extract<Awaited<ReturnType<typeof admitOrder>>, { allowed: false }>['reason']
export type EnterRefusal =
  | AdmitRefusal
  | 'GATEWAY_NOT_ASKED'
  | 'RECEIVED_DAY_WRONG'
  | 'STAFF_PAYMENT_DIFFERS'
  | 'APPLICATION_TAKES_NO_MONEY'
type Entered<P extends string> =
  | { allowed: true; payment: Payment }
  | { allowed: false; reason: EnterRefusal | P }

/**
 * Enters money that came past the gateway (`paymentType` 5) and confirms what it pays, in one transaction. An open order of
 * the person is asked about first: it may have been paid in a window; then nothing is entered.
 */
export async function enterStaffPayment<P extends string>(
  asking: Asking,
  wanted: MoneyToEnter<P>,
  now: Date,
): Promise<Entered<P>> {
  const { applicationNo } = wanted
  const application = await asking.db.application.findUnique({
    where: { applicationNo },
    include: { payments: { where: { status: { in: ['ready', 'virtualAccountIssued'] } } } },
  })
  if (!application) return denied('ENROLMENT_NOT_FOUND')
  for (const open of application.payments) {
    if (!(await settleNow(asking, open, now))) return denied('GATEWAY_NOT_ASKED')
  }
  const day = judgeReceivedDay(wanted.receivedOn, application.createdAt, now)
  if (!day.allowed) return day
  return enter(asking.db, application.memberNo, wanted, now)
}

async function enter<P extends string>(
  client: PrismaClient,
  memberNo: number,
  wanted: MoneyToEnter<P>,
  now: Date,
): Promise<Entered<P>> {
  const { applicationNo, amountWon, employeeNo, text } = wanted
  return transaction<Entered<P>>(client, async (db) => {
    // The order of the settlement's locks: the person, the application, the session.
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
    const proved = await wanted.prove(db, payment)
    if (!proved.allowed) return proved
    await wanted.alongside(db, memberNo)
    await keepEvent(db, payment, { kind: 'entered', amountWon, text, employeeNo }, now)
    await notifyOfPayment(db, { ...payment, status: 'ready' }, payment, { isOnline: !booking }, now)
    return { allowed: true, payment }
  })
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
