import { issueCashReceipt as contract } from '@hygiene/contracts/platform/job/issue-cash-receipt'
import { openText } from '@hygiene/db/sealed-text'
import { cashReceiptKey, GatewayUnavailable } from '@hygiene/gateways'
import {
  type IssuePorts,
  noteUnanswered,
  sendCashReceipt,
} from '@hygiene/operations/money/cash-receipt/send-cash-receipt'
import type { WorkerDeps } from '../deps.ts'
import { handleJob } from '../handle-job.ts'

/** Requests a cash receipt. Only here is the number of its holder decrypted. */
export async function issueCashReceiptJob(
  deps: WorkerDeps,
  { cashReceiptNo }: { cashReceiptNo: number },
): Promise<void> {
  const { db, payment: gateway, now } = deps
  const view: IssuePorts['view'] = (paymentId) => gateway.fetchCashReceipt(paymentId)
  try {
    await sendCashReceipt({ db, view, issue: issuing(deps) }, cashReceiptNo, now())
  } catch (error) {
    if (error instanceof GatewayUnavailable) await noteUnanswered(db, cashReceiptNo)
    throw error
  }
}

const issuing =
  ({ payment: gateway, config, now }: WorkerDeps): IssuePorts['issue'] =>
  async ({ payment, ...receipt }, identifierSealed) => {
    const { purpose, amountWon, taxFreeWon } = receipt
    const result = await gateway.issueCashReceipt({
      paymentId: payment.paymentId,
      orderName: payment.orderName,
      paidAt: payment.paidAt ?? now(),
      channelKey: config.PORTONE_CHANNEL_KEY,
      identifier: openText(config.REFUND_ACCOUNT_KEY, identifierSealed),
      idempotencyKey: cashReceiptKey(receipt.cashReceiptNo, receipt.attempt),
      purpose,
      amountWon,
      taxFreeWon,
    })
    if (result.outcome === 'issued' || result.reason === 'alreadyIssued') return null
    return `결제사가 발급하지 않았습니다. ${result.message ?? ''}`.trim()
  }

export const issueCashReceiptHandler = handleJob(contract, issueCashReceiptJob)
