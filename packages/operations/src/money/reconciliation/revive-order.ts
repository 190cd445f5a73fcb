import { lockMember, type Payment, type PrismaClient, transaction } from '@hygiene/db'
import { type ApplicationNo, denied } from '@hygiene/domain'
import { admitOrder } from '../payment/admit-order.ts'
import type { AboutPerson } from '../payment/close-payment-exception.ts'
import { closeOpenOrders } from '../payment/close-open-orders.ts'
import { keepEvent } from '../payment/keep-event.ts'
import { storeRevived } from '../payment/store-revived.ts'
import type { SettlementFacts } from '../payment/write-payment.ts'
import { type Asking, settleNow } from '../settlement/ask-gateway.ts'
import { settlePayment } from '../settlement/settle-payment.ts'

interface MoneyToRevive {
  exceptionNo: number
  applicationNo: ApplicationNo
  /** How the application was found. */
  text: string
  employeeNo: number
  alongside: AboutPerson
}

type AdmitRefusal = Extract<Awaited<ReturnType<typeof admitOrder>>, { allowed: false }>['reason']
type ReviveRefusal =
  | AdmitRefusal
  | 'PAYMENT_EXCEPTION_NOT_FOUND'
  | 'GATEWAY_NOT_ASKED'
  | 'NOT_APPROVED_AT_GATEWAY'
  | 'REVIVED_SUM_DIFFERS'
type Revived = { allowed: true; payment: Payment } | { allowed: false; reason: ReviveRefusal }

/**
 * Money at the gateway of no order of ours becomes the order of an application that waits for just this sum, and is settled by
 * the routine of all payments. The exception is closed beside it; of two employees one does it.
 */
export async function reviveOrder(
  { db: client, ask }: Asking,
  wanted: MoneyToRevive,
  now: Date,
): Promise<Revived> {
  const { exceptionNo, applicationNo } = wanted
  const one = await client.reconciliationException.findUnique({ where: { exceptionNo } })
  if (one?.kind !== 'unknown') return denied('PAYMENT_EXCEPTION_NOT_FOUND')
  const asked = await ask(one.paymentId)
  if (asked === 'unavailable') return denied('GATEWAY_NOT_ASKED')
  const seen = asked?.seen
  if (
    seen?.facts.status !== 'PAID' ||
    seen.facts.paymentId !== one.paymentId ||
    seen.facts.currency !== 'KRW'
  )
    return denied('NOT_APPROVED_AT_GATEWAY')

  const known = await client.payment.findFirst({ where: { paymentId: one.paymentId, applicationNo } })
  // A window may still be open at the gateway, or be paid by now: then the application takes no other money.
  const others = await client.payment.findMany({
    where: {
      applicationNo,
      status: { in: ['ready', 'virtualAccountIssued'] },
      paymentId: { not: one.paymentId },
    },
  })
  for (const other of others)
    if (!(await settleNow({ db: client, ask }, other, now))) return denied('GATEWAY_NOT_ASKED')
  const made: Revived = known ? { allowed: true, payment: known } : await make(client, wanted, seen, now)
  if (!made.allowed) return made
  return { allowed: true, payment: await settlePayment(client, made.payment.paymentNo, seen, now) }
}

async function make(
  client: PrismaClient,
  { exceptionNo, applicationNo, text, employeeNo, alongside }: MoneyToRevive,
  seen: SettlementFacts,
  now: Date,
): Promise<Revived> {
  const application = await client.application.findUnique({
    where: { applicationNo },
    include: { booking: { select: { applicationNo: true } } },
  })
  if (!application) return denied('ENROLMENT_NOT_FOUND')
  const { memberNo, booking } = application
  return transaction<Revived>(client, async (db) => {
    // The order of the settlement's locks: the person, the application, the session; the exception last, as the night does.
    if (booking) await lockMember(db, memberNo)
    const admitted = await admitOrder(db, { memberNo, applicationNo, paymentType: 1 }, now)
    if (!admitted.allowed) return admitted
    if (admitted.payable.amountWon !== seen.facts.totalWon) return denied('REVIVED_SUM_DIFFERS')
    const { count } = await db.reconciliationException.updateMany({
      where: { exceptionNo, closedAt: null, paymentNo: null },
      data: { closedAt: now, closedText: text, employeeNo },
    })
    if (count === 0) return denied('PAYMENT_EXCEPTION_NOT_FOUND')
    await closeOpenOrders(db, applicationNo, now)
    const payment = await storeRevived(db, { memberNo, applicationNo }, admitted.payable, seen, now)
    await db.reconciliationException.update({
      where: { exceptionNo },
      data: { paymentNo: payment.paymentNo },
    })
    await alongside(db, memberNo)
    await keepEvent(db, payment, { kind: 'asked', text, employeeNo }, now)
    return { allowed: true, payment }
  })
}
