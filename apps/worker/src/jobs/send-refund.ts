import { sendRefund as contract } from '@hygiene/contracts/platform/job/send-refund'
import { askPayment, type CancelResult, refundKey } from '@hygiene/gateways'
import { openAccount } from '@hygiene/operations/money/payment/sealed-account'
import {
  type MoneyBack,
  type ReturnOutcome,
  sendRefund,
} from '@hygiene/operations/money/settlement/send-refund'
import type { WorkerDeps } from '../deps.ts'
import { handleJob } from '../handle-job.ts'

/**
 * Sends a refund. The gateway keeps our key for three hours, and the request names the amount that we believe cancellable, so
 * that a repeated job never refunds twice (docs/rules/payment.md).
 */
export async function sendRefundJob(deps: WorkerDeps, { refundNo }: { refundNo: number }): Promise<void> {
  const { db, payment, config, now } = deps
  const returnMoney = async (wanted: MoneyBack) =>
    outcomeOf(
      await payment.cancel({
        paymentId: wanted.paymentId,
        idempotencyKey: refundKey(refundNo, 1),
        amountWon: wanted.amountWon,
        taxFreeWon: wanted.taxFreeWon,
        currentCancellableWon: wanted.cancellableWon,
        reason: wanted.reason,
        requester: 'CUSTOMER',
        ...accountOf(deps, wanted),
      }),
    )
  await sendRefund({ db, ask: askPayment(payment, config), returnMoney }, refundNo, now())
}

function accountOf(
  { config }: WorkerDeps,
  { accountSealed }: MoneyBack,
): { refundAccount?: { bank: string; number: string; holderName: string } } {
  if (!accountSealed) return {}
  const { bank, accountNumber, holder } = openAccount(config.REFUND_ACCOUNT_KEY, accountSealed)
  return { refundAccount: { bank, number: accountNumber, holderName: holder } }
}

function outcomeOf(result: CancelResult): ReturnOutcome {
  if (result.outcome === 'refused') {
    if (result.reason === 'alreadyCancelled') return { outcome: 'alreadyReturned' }
    return { outcome: 'refused', failure: result.message ?? result.reason }
  }
  const { cancellationId, reason } = result.cancellation
  return result.outcome === 'failed'
    ? { outcome: 'refused', failure: reason }
    : { outcome: 'accepted', cancellationId }
}

export const sendRefundHandler = handleJob(contract, sendRefundJob)
