import { cancelCashReceipt as contract } from '@hygiene/contracts/platform/job/cancel-cash-receipt'
import { GatewayUnavailable } from '@hygiene/gateways'
import { cancelAtGateway } from '@hygiene/operations/money/cash-receipt/cancel-at-gateway'
import { noteUnanswered } from '@hygiene/operations/money/cash-receipt/send-cash-receipt'
import type { WorkerDeps } from '../deps.ts'
import { handleJob } from '../handle-job.ts'

export async function cancelCashReceiptJob(
  { db, payment: gateway, now }: WorkerDeps,
  { cashReceiptNo }: { cashReceiptNo: number },
): Promise<void> {
  const cancel = async (paymentId: string): Promise<string | null> => {
    const result = await gateway.cancelCashReceipt(paymentId)
    return result.outcome === 'cancelled' || result.reason === 'notIssued'
      ? null
      : (result.message ?? '결제사가 취소를 거절했습니다.')
  }
  const view = (paymentId: string) => gateway.fetchCashReceipt(paymentId)
  try {
    await cancelAtGateway({ db, view, cancel }, cashReceiptNo, now())
  } catch (error) {
    if (error instanceof GatewayUnavailable) await noteUnanswered(db, cashReceiptNo)
    throw error
  }
}

export const cancelCashReceiptHandler = handleJob(contract, cancelCashReceiptJob)
