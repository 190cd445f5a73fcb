import type { Payment, Refund } from '@hygiene/db'
import { sendRefund as contract } from '@hygiene/contracts'
import { type CancelResult, refundKey } from '@hygiene/gateways'
import { openAccount } from '@hygiene/operations/payment/sealed-account'
import type { WorkerDeps } from '../deps.ts'
import { handleJob } from '../handle-job.ts'
import { failRefund } from './fail-refund.ts'
import { settlePaymentJob } from './settle-payment.ts'

/**
 * Sends a refund. The gateway keeps our key for three hours and we say what we believe can still be cancelled, so that
 * a repeated job never returns the money twice (docs/rules/payment.md).
 */
export async function sendRefundJob(deps: WorkerDeps, { refundNo }: { refundNo: number }): Promise<void> {
  const refund = await deps.db.refund.findUnique({ where: { refundNo }, include: { payment: true } })
  if (!refund || refund.status !== 'requested') return

  const result = await deps.payment.cancel({
    paymentId: refund.payment.paymentId,
    idempotencyKey: refundKey(refundNo, 1),
    amountWon: refund.amountWon,
    currentCancellableWon: refund.payment.amountWon,
    reason: refund.reason,
    requester: 'CUSTOMER',
    ...accountOf(deps, refund),
  })
  await record(deps, refund, result)
}

function accountOf(
  deps: WorkerDeps,
  refund: Refund,
): { refundAccount?: { bank: string; number: string; holderName: string } } {
  if (!refund.accountSealed) return {}
  const { bank, accountNumber, holder } = openAccount(deps.config.REFUND_ACCOUNT_KEY, refund.accountSealed)
  return { refundAccount: { bank, number: accountNumber, holderName: holder } }
}

async function record(
  deps: WorkerDeps,
  refund: Refund & { payment: Payment },
  result: CancelResult,
): Promise<void> {
  const { refundNo, paymentNo } = refund
  const now = deps.now()
  if (result.outcome === 'refused' && result.reason === 'alreadyCancelled') {
    await settlePaymentJob(deps, { paymentNo })
    return
  }
  if (result.outcome === 'refused' || result.outcome === 'failed') {
    const failure =
      result.outcome === 'refused' ? (result.message ?? result.reason) : result.cancellation.reason
    await failRefund(deps, refund, failure)
    return
  }
  await deps.db.refund.updateMany({
    where: { refundNo, status: 'requested' },
    data: { status: 'sent', sentAt: now, cancellationId: result.cancellation.cancellationId },
  })
  await settlePaymentJob(deps, { paymentNo })
}

export const sendRefundHandler = handleJob(contract, sendRefundJob)
