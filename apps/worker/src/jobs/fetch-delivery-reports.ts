import { count } from '@hygiene/observe'
import { keepReports } from '@hygiene/operations/platform/message/keep-reports'
import type { WorkerDeps } from '../deps.ts'
import { repeatTask } from '../repeat-task.ts'

export async function fetchDeliveryReports({ db, sms, now }: WorkerDeps): Promise<void> {
  const kept = await keepReports(db, (numbers) => sms.fetchReports(numbers), now())
  for (const [outcome, messages] of Object.entries(kept))
    for (let at = 0; at < messages; at += 1) count('message_reports', { outcome })
}

export const fetchDeliveryReportsTask = repeatTask('delivery reports', () => 120, fetchDeliveryReports)
