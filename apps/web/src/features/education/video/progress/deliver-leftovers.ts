import { Broken, Refused } from '@hygiene/client'
import { PlayState } from '@hygiene/domain/text'
import type { Progress } from './progress.ts'
import type { ProgressStore } from './progress-store.ts'
import { type SendProgress, sendOrTakeBackEnd } from './send-progress.ts'

/** These refusals are final: another player has the lease, or the course is over. */
const LOST_FOR_GOOD: ReadonlySet<string | null> = new Set([
  'LEASE_LOST',
  'ENROLMENT_ENDED',
  'LECTURE_NOT_FOUND',
])

/**
 * Sends the records that an earlier page left (a dead phone, a window closed at the last second). Must run before a lecture is
 * opened, because opening ends the old lease. Returns whether any record was credited.
 */
export async function deliverLeftovers(store: ProgressStore, send: SendProgress): Promise<boolean> {
  let hasCredited = false
  for (const progress of store.read()) {
    const isLast = store.read().at(-1)?.sequence === progress.sequence
    // The page that made the record is gone, so nothing plays after the last one.
    const sent = isLast ? { ...progress, isStart: PlayState.paused } : progress
    try {
      const answer = await sendOrTakeBackEnd(send, sent)
      hasCredited ||= answer.credited > 0
      remove(store, progress)
    } catch (error) {
      if (!isLostForGood(error)) return hasCredited
      remove(store, progress)
    }
  }
  return hasCredited
}

/**
 * Keeps records if the network is away or another person is logged in. A malformed record is dropped, as it would wait forever.
 */
function isLostForGood(error: unknown): boolean {
  if (error instanceof Broken) return error.status === 400
  if (error instanceof Refused) return LOST_FOR_GOOD.has(error.refusal)
  throw error
}

function remove(store: ProgressStore, progress: Progress) {
  store.write(
    store
      .read()
      .filter((other) => other.leaseNo !== progress.leaseNo || other.sequence !== progress.sequence),
  )
}
