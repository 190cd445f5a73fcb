import { pollPayments as pollDue } from '@hygiene/operations/money/payment/poll-payments'
import type { WorkerDeps } from '../deps.ts'
import { repeatTask } from '../repeat-task.ts'

export async function pollPayments({ db, now }: WorkerDeps): Promise<number> {
  return pollDue(db, now())
}

export const pollPaymentsTask = repeatTask(
  'payments',
  ({ PAYMENT_POLL_SECONDS }) => PAYMENT_POLL_SECONDS,
  pollPayments,
)
