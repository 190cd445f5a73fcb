import { Broken, Refused } from '@hygiene/client'
import { PlayState } from '@hygiene/domain/text'
import type { Progress } from './progress.ts'
import type { ProgressStore } from './progress-store.ts'
import { type SendProgress, sendOrTakeBackEnd } from './send-progress.ts'

/** They will never count any more: another player has the lease, or the course is over. */
const LOST_FOR_GOOD: ReadonlySet<string | null> = new Set([
  'LEASE_LOST',
  'ENROLMENT_ENDED',
  'LECTURE_NOT_FOUND',
])

/**
 * Sends records that an earlier page left behind (a phone that died, a window closed on the last second). It must happen
 * before a lecture is opened: opening ends the old lease. Answers whether something was credited.
 */
export async function deliverLeftovers(store: ProgressStore, send: SendProgress): Promise<boolean> {
  let hasCredited = false
  for (const progress of store.read()) {
    const isLast = store.read().at(-1)?.sequence === progress.sequence
    // The page that made it is gone, so nothing plays after the last one.
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

/** The network may be away or another person logged in: such records wait. A malformed one would wait for ever. */
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
