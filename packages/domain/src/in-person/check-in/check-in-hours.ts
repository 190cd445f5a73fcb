import { addSeoulDays, seoulDay, seoulInstant } from '../../time/seoul-day.ts'
import { type Verdict, allowed, denied } from '../../verdict.ts'

const OPENS = '05:00'
/** 03:00 of the next day: check-ins close late, and staff may look at the phone again only at night. */
const CLOSES = '03:00'
/** A phone that was offline may hand in its marks for this long; ours. */
const LATE_SYNC_DAYS = 7

export type CheckInHours = { validFrom: Date; validUntil: Date }

/** Marks of these hours count for a session, and the check-in page opens in them. */
export function checkInHours({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }): CheckInHours {
  return {
    validFrom: seoulInstant(seoulDay(startsAt), OPENS),
    validUntil: seoulInstant(addSeoulDays(seoulDay(endsAt), 1), CLOSES),
  }
}

/** May a check-in link be made for this session? Until the check-in hours of its day are over. */
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

/** Are marks of these check-in hours still taken? For a week afterwards, because phones may be offline. */
export function isCheckInTaking({ validFrom, validUntil }: CheckInHours, now: Date): boolean {
  return validFrom <= now && now.getTime() < validUntil.getTime() + LATE_SYNC_DAYS * 86_400_000
}
