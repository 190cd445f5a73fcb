/** An offered seat is kept at most this long (decisions.md: timed offers; the hours are ours). */
export const OFFER_HOURS = 24
/** Hours before applications close by which an ordinary offer is answered, so that the next can be asked. */
export const OFFER_MARGIN_HOURS = 2
/** Nobody is asked to answer faster than this. */
export const OFFER_MINUTES_AT_LEAST = 30

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Until when a seat offered now is kept; null where too little time is left before the session to ask anybody. */
export function offerUntil(session: { applyClosesAt: Date; startsAt: Date }, now: Date): Date | null {
  const shortest = now.getTime() + OFFER_MINUTES_AT_LEAST * MINUTE_MS
  if (shortest > session.startsAt.getTime()) return null
  const wanted = Math.min(
    now.getTime() + OFFER_HOURS * HOUR_MS,
    session.applyClosesAt.getTime() - OFFER_MARGIN_HOURS * HOUR_MS,
  )
  return new Date(Math.max(wanted, shortest))
}

/** Does the offer still keep its seat? By the clock alone. */
export function isOfferLive(entry: { status: string; offerUntil: Date | null }, now: Date): boolean {
  return entry.status === 'offered' && entry.offerUntil !== null && entry.offerUntil > now
}

/** Sessions one person may wait for at a time; ours. */
export const WAITING_LIMIT = 3
