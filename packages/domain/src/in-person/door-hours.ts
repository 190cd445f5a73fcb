import { addSeoulDays, seoulDay, seoulInstant } from '../time/seoul-day.ts'
import { type Verdict, allowed, denied } from '../verdict.ts'

const OPENS = '05:00'
/** Of the night after: doors close late, and staff go home before they look at the phone again. */
const CLOSES = '03:00'
/** How long a phone that was offline may still hand in what it recorded; ours. */
const LATE_SYNC_DAYS = 7

export type DoorHours = { validFrom: Date; validUntil: Date }

/** Marks of these hours count for a session, and the door page opens in them. */
export function doorHours({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }): DoorHours {
  return {
    validFrom: seoulInstant(seoulDay(startsAt), OPENS),
    validUntil: seoulInstant(addSeoulDays(seoulDay(endsAt), 1), CLOSES),
  }
}

/** May links be made for the doors of this session? Until its night is over. */
export function mayHaveDoorLinks(
  session: { status: 'open' | 'cancelled' | 'closed'; startsAt: Date; endsAt: Date },
  now: Date,
): Verdict<'SESSION_CANCELLED' | 'SESSION_OVER'> {
  if (session.status === 'cancelled') return denied('SESSION_CANCELLED')
  return doorHours(session).validUntil <= now ? denied('SESSION_OVER') : allowed()
}

export function isDoorOpen({ validFrom, validUntil }: DoorHours, now: Date): boolean {
  return validFrom <= now && now < validUntil
}

/** Whether marks of these hours are still taken: for a week after, because phones are offline. */
export function isDoorTaking({ validFrom, validUntil }: DoorHours, now: Date): boolean {
  return validFrom <= now && now.getTime() < validUntil.getTime() + LATE_SYNC_DAYS * 86_400_000
}
