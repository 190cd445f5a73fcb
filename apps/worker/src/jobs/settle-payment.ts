import { settlePayment } from '@hygiene/db'
import { seePayment } from '@hygiene/gateways'
import type { WorkerDeps } from '../deps.ts'

/** Asks the gateway and settles: a notice only says that something happened (decisions.md, payment). */
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
  await settlePayment(deps.db, paymentNo, seePayment(seen, onlyLive), deps.now())
}
