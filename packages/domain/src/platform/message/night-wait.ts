import type { MessageFacts } from '../../in-person/session/message-text.ts'
import { nightUntil } from './quiet-hours.ts'
import { MESSAGE_RULES, type MessageKindName } from './message-rules.ts'

const HOUR_MS = 3_600_000
/** At night a message goes at once if what it tells of is this near. Ours. */
const NEAR_MS = 12 * HOUR_MS
/** Also if it is over by noon: after 08:00 too little of the morning is left to act on it. */
const MORNING_MS = 4 * HOUR_MS

/**
 * The instant until which a message waits at night; null: it goes now. A kind that goes if it is near waits where what it
 * tells of is farther off than the next 12 hours and the coming morning.
 */
export function nightWait(kind: MessageKindName, eventAt: Date | null, now: Date): Date | null {
  const until = nightUntil(now)
  const { night } = MESSAGE_RULES[kind]
  if (until === null || night === 'goes') return null
  if (night === 'waits' || eventAt === null) return until
  const near = Math.max(now.getTime() + NEAR_MS, until.getTime() + MORNING_MS)
  return eventAt.getTime() <= near ? null : until
}

/** The instant for which the person has to know of it; null: for none. */
export function eventAtOf(facts: MessageFacts): Date | null {
  const { kind } = facts
  if (kind === 'seatOffered') return facts.offerUntil
  if (kind === 'seatHeld') return facts.heldUntil
  if (kind === 'seatConfirmed' || kind === 'sessionCancelled') return facts.session.startsAt
  if (kind !== 'sessionMoved') return null
  const { fromStartsAt, session } = facts
  // A person who knows of the old time only must not set out for it.
  return fromStartsAt && fromStartsAt < session.startsAt ? fromStartsAt : session.startsAt
}
