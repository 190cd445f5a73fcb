import { settlePayment as contract } from '@hygiene/contracts/platform/job/settle-payment'
import { askPayment } from '@hygiene/gateways'
import { settleOrder } from '@hygiene/operations/money/settlement/settle-order'
import type { WorkerDeps } from '../deps.ts'
import { handleJob } from '../handle-job.ts'

export async function settlePaymentJob(
  { db, payment, config, now }: WorkerDeps,
  { paymentNo }: { paymentNo: number },
): Promise<void> {
  await settleOrder({ db, ask: askPayment(payment, config) }, paymentNo, now())
}

export const settlePaymentHandler = handleJob(contract, settlePaymentJob)
