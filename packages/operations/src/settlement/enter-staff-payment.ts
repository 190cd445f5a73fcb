import { lockMember, type Payment, type PrismaClient, transaction, type Transaction } from '@hygiene/db'
import {
  type ApplicationNo,
  denied,
  judgeReceivedDay,
  PaymentType,
  type SeoulDay,
  startOfSeoulDay,
  type StrayMoney,
} from '@hygiene/domain'
import { attachEvidence } from '../files/attach-evidence.ts'
import { admitOrder } from '../payment/admit-order.ts'
import type { AboutPerson } from '../payment/close-flagged-payment.ts'
import { closeOpenOrders } from '../payment/close-open-orders.ts'
import { keepEvent } from '../payment/keep-event.ts'
import { storeEntered } from '../payment/make-order.ts'
import { tellOfPayment } from '../payment/tell-of-payment.ts'
import { bookingOf } from '../seats/booking-of.ts'
import { type Asking, settleNow } from './ask-gateway.ts'
import { payInPerson } from './pay-in-person.ts'
import { payOnline } from './pay-online.ts'

export interface MoneyToEnter {
  applicationNo: ApplicationNo
  /** As the employee was shown it. */
  amountWon: number
  receivedOn: SeoulDay
  /** How the money came, and how it is found again. */
  words: string
  evidenceFileNo: string
  employeeNo: number
  alongside: AboutPerson
}

type AdmitRefusal = Extract<Awaited<ReturnType<typeof admitOrder>>, { allowed: false }>['reason']
export type EnterRefusal =
  | AdmitRefusal
  | 'FILE_NOT_FOUND'
  | 'GATEWAY_NOT_ASKED'
  | 'RECEIVED_DAY_WRONG'
  | 'STAFF_PAYMENT_DIFFERS'
  | 'APPLICATION_TAKES_NO_MONEY'
type Entered = { allowed: true; payment: Payment } | { allowed: false; reason: EnterRefusal }

/**
 * Enters money that came past the gateway (`paymentType` 5) and confirms what it pays, in one transaction. An open order of
 * the person is asked about first: it may have been paid in a window; then nothing is entered.
 */
export async function enterStaffPayment(asking: Asking, wanted: MoneyToEnter, now: Date): Promise<Entered> {
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

async function enter(
  client: PrismaClient,
  memberNo: number,
  wanted: MoneyToEnter,
  now: Date,
): Promise<Entered> {
  const { applicationNo, amountWon, employeeNo, words } = wanted
  return transaction<Entered>(client, async (db) => {
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
    const { paymentNo } = payment
    const owner = { kind: 'payment', no: paymentNo } as const
    const { evidenceFileNo: fileNo } = wanted
    if (!(await attachEvidence(db, { employeeNo, owner, fileNo }))) return denied('FILE_NOT_FOUND')
    await wanted.alongside(db, memberNo)
    await keepEvent(db, payment, { kind: 'entered', amountWon, words, employeeNo }, now)
    await tellOfPayment(db, { ...payment, status: 'ready' }, payment, { isOnline: !booking }, now)
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
