import { nightUntil } from './quiet-hours.ts'
import { MESSAGES, type MessageKindName } from './messages.ts'

const HOUR_MS = 3_600_000
/** At night a message goes at once if its event is this near; the value is ours. */
const NEAR_MS = 12 * HOUR_MS
/** A message also goes if its event ends by noon: after 08:00 too little of the morning is left to act. */
const MORNING_MS = 4 * HOUR_MS

/**
 * Returns the instant until which a message waits at night; null if it goes now. A kind that goes if near waits if its event is
 * beyond the next 12 hours and the coming morning.
 */
export function nightWait(kind: MessageKindName, eventAt: Date | null, now: Date): Date | null {
  const until = nightUntil(now)
  const { night } = MESSAGES[kind].rule
  if (until === null || night === 'goes') return null
  if (night === 'waits' || eventAt === null) return until
  const near = Math.max(now.getTime() + NEAR_MS, until.getTime() + MORNING_MS)
  return eventAt.getTime() <= near ? null : until
}
