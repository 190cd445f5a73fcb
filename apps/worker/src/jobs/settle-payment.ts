import { settlePayment as contract } from '@hygiene/contracts'
import { lockApplication, type Payment } from '@hygiene/db'
import { isOverdue } from '@hygiene/domain'
import { seePayment } from '@hygiene/gateways'
import { closeOpenOrders } from '@hygiene/operations/payment/close-open-orders'
import { bookingOf } from '@hygiene/operations/seats/booking-of'
import { settlePayment } from '@hygiene/operations/settlement/settle-payment'
import type { WorkerDeps } from '../deps.ts'
import { handleJob } from '../handle-job.ts'
import { failRefusedRefunds } from './fail-refund.ts'

/** Asks the gateway and settles: a notice only says that something happened (docs/rules/payment.md). */
export async function settlePaymentJob(
  deps: WorkerDeps,
  { paymentNo }: { paymentNo: number },
): Promise<void> {
  const payment = await deps.db.payment.findUnique({ where: { paymentNo } })
  if (!payment) return

  const seen = await deps.payment.fetchPayment(payment.paymentId)
  if (!seen) {
    await deps.db.payment.update({ where: { paymentNo }, data: { checkedAt: deps.now() } })
    return
  }
  const onlyLive = deps.config.DEPLOYMENT === 'production'
  const settled = await settlePayment(deps.db, paymentNo, seePayment(seen, onlyLive), deps.now())
  await failRefusedRefunds(deps, paymentNo, seen)
  if (isWaitingInVain(settled, deps.now())) await closeOverdueOrder(deps, settled)
}

const OVERDUE = '입금 기한이 지나 주문이 취소되었습니다. 결제수단을 다시 골라 결제해주세요.'
/** The seat was held as long as the account waited. */
const SEAT_OVERDUE = '입금 기한이 지나 주문이 취소되고 자리도 풀렸습니다. 일정을 다시 골라 신청해주세요.'

function isWaitingInVain(payment: Payment, now: Date): boolean {
  return payment.status === 'virtualAccountIssued' && isOverdue(payment, now)
}

/**
 * The gateway keeps an account waiting for good. Our order ends; the job that closes the account finds a deposit that
 * came in between, and the settlement takes it as long as the application still waits for its money (and a seat is free).
 */
async function closeOverdueOrder(deps: WorkerDeps, { paymentNo, applicationNo }: Payment): Promise<void> {
  const now = deps.now()
  await deps.db.$transaction(async (db) => {
    await lockApplication(db, applicationNo)
    const payment = await db.payment.findUniqueOrThrow({ where: { paymentNo } })
    if (!isWaitingInVain(payment, now)) return
    const words = (await bookingOf(db, applicationNo)) ? SEAT_OVERDUE : OVERDUE
    await closeOpenOrders(db, applicationNo, now, words)
  })
}

export const settlePaymentHandler = handleJob(contract, settlePaymentJob)
