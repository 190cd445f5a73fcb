import { askConsentsAgain } from '@hygiene/operations/member/policy/ask-consents-again'
import type { WorkerDeps } from '../deps.ts'
import { repeatTask } from '../repeat-task.ts'
import { warnsOf } from './trouble.ts'

/** Notifies holders of a nearly two-year-old advertising consent once. A notified consent counts as confirmed. */
export async function askConsents(deps: WorkerDeps): Promise<{ asked: number; confirmed: number }> {
  return askConsentsAgain(deps.db, warnsOf(deps), deps.now())
}

export const askConsentsTask = repeatTask('consents', () => 600, askConsents)
