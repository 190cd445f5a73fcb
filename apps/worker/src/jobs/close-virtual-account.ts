import { closeVirtualAccount as contract } from '@hygiene/contracts/platform/job/close-virtual-account'
import type { WorkerDeps } from '../deps.ts'
import { handleJob } from '../handle-job.ts'
import { settlePaymentJob } from './settle-payment.ts'

/** Closes the virtual account of an order that needs no deposit any more. A deposit that arrived first is settled instead. */
export async function closeVirtualAccountJob(
  deps: WorkerDeps,
  { paymentNo }: { paymentNo: number },
): Promise<void> {
  const payment = await deps.db.payment.findUnique({ where: { paymentNo } })
  if (!payment) return
  const result = await deps.payment.closeVirtualAccount(payment.paymentId)
  if (result.outcome === 'refused' && result.reason === 'notWaitingForDeposit') {
    await settlePaymentJob(deps, { paymentNo })
  }
}

export const closeVirtualAccountHandler = handleJob(contract, closeVirtualAccountJob)
