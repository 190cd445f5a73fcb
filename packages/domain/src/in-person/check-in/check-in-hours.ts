import { addSeoulDays, seoulDay, seoulInstant } from '../../time/seoul-day.ts'
import { type Verdict, allowed, denied } from '../../verdict.ts'

const OPENS = '05:00'
/** Ends at 03:00 of the next day: check-ins close late, and staff may see the phone again only at night. */
const CLOSES = '03:00'
/** A phone that was offline may send its marks for so many days; the limit is ours. */
const LATE_SYNC_DAYS = 7

export type CheckInHours = { validFrom: Date; validUntil: Date }

export function checkInHours({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }): CheckInHours {
  return {
    validFrom: seoulInstant(seoulDay(startsAt), OPENS),
    validUntil: seoulInstant(addSeoulDays(seoulDay(endsAt), 1), CLOSES),
  }
}

export function mayHaveCheckInLinks(
  session: { status: 'open' | 'cancelled' | 'closed'; startsAt: Date; endsAt: Date },
  now: Date,
): Verdict<'SESSION_CANCELLED' | 'SESSION_OVER'> {
  if (session.status === 'cancelled') return denied('SESSION_CANCELLED')
  return checkInHours(session).validUntil <= now ? denied('SESSION_OVER') : allowed()
}

export function isCheckInOpen({ validFrom, validUntil }: CheckInHours, now: Date): boolean {
  return validFrom <= now && now < validUntil
}

/** Accepts marks for a week afterwards, because phones may be offline. */
export function isCheckInTaking({ validFrom, validUntil }: CheckInHours, now: Date): boolean {
  return validFrom <= now && now.getTime() < validUntil.getTime() + LATE_SYNC_DAYS * 86_400_000
}
