import type { Seat } from '../seat/seat-taken.ts'
import type { InPersonStatus } from '../enrolment/record-status.ts'
import { EARLY_MINUTES, LATE_MINUTES, type Marks, presenceOf } from './judge-attendance.ts'

const MINUTE_MS = 60_000

export type VenueFacts = {
  seat: Seat
  statuses: readonly InPersonStatus[]
  marks: Marks
  isOut: boolean
}

export type VenueState =
  | { state: 'notExpected' | 'notYet' | 'inside' | 'partial' | 'absent' | 'completed' }
  | { state: 'late'; minutes: number }
  | { state: 'left'; at: Date }

/** `late` means that they arrived too late to count, `left` that the session continues without them. */
export function venueStateOf(
  { seat, statuses, marks, isOut }: VenueFacts,
  session: { startsAt: Date; endsAt: Date },
  now: Date,
): VenueState {
  if (seat !== 'sold') return { state: 'notExpected' }
  if (statuses.includes('completed')) return { state: 'completed' }
  if (statuses.includes('absent')) return { state: 'absent' }
  const { inAt, outAt } = marks
  if (!inAt && !outAt) return { state: 'notYet' }
  if (now >= session.endsAt) {
    return { state: presenceOf(marks, session) === 'present' ? 'inside' : 'partial' }
  }
  const stayed = outAt !== null && outAt.getTime() >= session.endsAt.getTime() - EARLY_MINUTES * MINUTE_MS
  if (outAt && isOut && !stayed) return { state: 'left', at: outAt }
  const late = inAt ? (inAt.getTime() - session.startsAt.getTime()) / MINUTE_MS : 0
  return late > LATE_MINUTES ? { state: 'late', minutes: Math.ceil(late) } : { state: 'inside' }
}
