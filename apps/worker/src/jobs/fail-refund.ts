import { lockApplication, type Refund } from '@hygiene/db'
import type { GatewayPayment } from '@hygiene/gateways'
import { tellOfRefusedRefund } from '@hygiene/operations/payment/tell-of-refused-refund'
import type { WorkerDeps } from '../deps.ts'

/** The gateway will not give the money back: staff have to look, and the person is told and may ask again. */
export async function failRefund(
  deps: WorkerDeps,
  { refundNo, paymentNo }: Pick<Refund, 'refundNo' | 'paymentNo'>,
  failure: string,
): Promise<void> {
  await deps.db.$transaction(async (db) => {
    // Whoever settles holds order and refund in the other turn: all wait for the application first.
    const { applicationNo } = await db.payment.findUniqueOrThrow({ where: { paymentNo } })
    await lockApplication(db, applicationNo)
    const { count } = await db.refund.updateMany({
      where: { refundNo, status: { in: ['requested', 'sent'] } },
      data: { status: 'failed', failure: failure.slice(0, 300), accountSealed: null },
    })
    if (count === 0) return
    const payment = await db.payment.update({
      where: { paymentNo },
      data: { attention: '환불이 결제사에서 거절되었습니다.' },
    })
    await tellOfRefusedRefund(db, payment, deps.now())
  })
}

/** A cancellation that was only accepted may still fail at the bank days later: nobody else tells us. */
export async function failRefusedRefunds(
  deps: WorkerDeps,
  paymentNo: number,
  seen: GatewayPayment,
): Promise<void> {
  const failed = seen.cancellations.filter(({ status }) => status === 'failed')
  if (failed.length === 0) return
  const refunds = await deps.db.refund.findMany({ where: { paymentNo, status: 'sent' } })
  for (const refund of refunds) {
    const cancellation = failed.find(({ cancellationId }) => cancellationId === refund.cancellationId)
    if (cancellation) await failRefund(deps, refund, cancellation.reason)
  }
}
