/** Sessions one person may wait for at a time; ours, so that nobody collects places. */
export const WAITING_LIMIT = 3

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const OFFER_MS = 24 * HOUR_MS
/** Shorter offers cannot be read and answered. */
const SHORTEST_OFFER_MS = 30 * MINUTE_MS
/** Left after an ordinary offer, so that the next in the queue gets a chance. */
const MARGIN_MS = 2 * HOUR_MS

export interface OfferLimits {
  /** When the session takes nobody any more. */
  applyClosesAt: Date
  /** Until when the person may leave the own seat elsewhere; null without one. */
  changeEndsAt: Date | null
}

/** The first instant at which waiting has no use any more: nobody could take the seat. */
export function waitingEndsAt({ applyClosesAt, changeEndsAt }: OfferLimits): Date {
  return changeEndsAt && changeEndsAt < applyClosesAt ? changeEndsAt : applyClosesAt
}

/**
 * Until when an offer made now stands: a day, at most until 2 h before applications close, at least 30 min, and never
 * beyond the instant at which the seat can still be taken. Null where not even 30 min are left: nobody is asked then.
 */
export function offerEndsAt(now: Date, limits: OfferLimits): Date | null {
  const latest = waitingEndsAt(limits).getTime()
  const shortest = now.getTime() + SHORTEST_OFFER_MS
  if (latest < shortest) return null
  const wished = Math.min(now.getTime() + OFFER_MS, limits.applyClosesAt.getTime() - MARGIN_MS)
  return new Date(Math.min(Math.max(wished, shortest), latest))
}

export const waitingStatuses = [
  'waiting',
  'offered',
  'accepted',
  'declined',
  'lapsed',
  'left',
  'sessionGone',
] as const
export type WaitingStatusName = (typeof waitingStatuses)[number]

export interface WaitingPlace {
  status: WaitingStatusName
  offerUntil: Date | null
}

/** The clock ends an offer; the worker only writes it down. */
export function waitingStatusAt({ status, offerUntil: until }: WaitingPlace, now: Date): WaitingStatusName {
  return status === 'offered' && (until === null || until <= now) ? 'lapsed' : status
}

/** Does the offer still keep its seat? By the clock alone. */
export function isOfferLive(place: WaitingPlace, now: Date): boolean {
  return waitingStatusAt(place, now) === 'offered'
}

// By the place's status: write the new status, answer the same again, or refuse.
const ACCEPTING = {
  waiting: { refuse: 'OFFER_NOT_FOUND' },
  offered: { write: 'accepted' },
  accepted: 'same',
  declined: { refuse: 'OFFER_OVER' },
  lapsed: { refuse: 'OFFER_OVER' },
  left: { refuse: 'OFFER_OVER' },
  sessionGone: { refuse: 'SESSION_CANCELLED' },
} as const

const DECLINING = {
  waiting: { refuse: 'OFFER_NOT_FOUND' },
  offered: { write: 'declined' },
  accepted: { refuse: 'OFFER_TAKEN' },
  declined: 'same',
  lapsed: { refuse: 'OFFER_OVER' },
  left: { refuse: 'OFFER_OVER' },
  sessionGone: { refuse: 'OFFER_OVER' },
} as const

const LEAVING = {
  waiting: { write: 'left' },
  offered: { write: 'declined' },
  accepted: { refuse: 'OFFER_TAKEN' },
  declined: 'same',
  lapsed: 'same',
  left: 'same',
  sessionGone: 'same',
} as const

/** Takes the offered seat. */
export function judgeAccept(place: WaitingPlace, now: Date): (typeof ACCEPTING)[WaitingStatusName] {
  return ACCEPTING[waitingStatusAt(place, now)]
}

/** Gives the offered seat to the next, by the text message's link. */
export function judgeDecline(place: WaitingPlace, now: Date): (typeof DECLINING)[WaitingStatusName] {
  return DECLINING[waitingStatusAt(place, now)]
}

/** Leaves the queue, with an offer or without. */
export function judgeLeave(place: WaitingPlace, now: Date): (typeof LEAVING)[WaitingStatusName] {
  return LEAVING[waitingStatusAt(place, now)]
}

/** What becomes of an application when one of its places in a queue ends without a seat. */
export function afterLosingPlace(
  hasSeat: boolean,
  waitsElsewhere: boolean,
): 'keepsSeat' | 'waitsOn' | 'ends' {
  if (hasSeat) return 'keepsSeat'
  return waitsElsewhere ? 'waitsOn' : 'ends'
}
