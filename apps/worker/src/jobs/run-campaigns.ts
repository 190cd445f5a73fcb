import { runCampaigns } from '@hygiene/operations/staff/campaign/run-campaigns'
import type { WorkerDeps } from '../deps.ts'
import { repeatTask } from '../repeat-task.ts'

export async function tendCampaigns({ db, now }: WorkerDeps): Promise<number> {
  return runCampaigns(db, now)
}

export const runCampaignsTask = repeatTask('campaigns', () => 5, tendCampaigns)
