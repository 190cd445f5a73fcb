import type { SessionNo } from '../../record-numbers.ts'
import { allowed, denied } from '../../verdict.ts'
import { isInPersonLive } from '../enrolment/record-status.ts'
import { type BookedFacts, changeableUntil, mayChange } from '../seat/may-enter.ts'

/** Waiting lists a person may be in at a time; ours, so that one person does not fill them all. */
export const WAITING_LIMIT = 3

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const OFFER_MS = 24 * HOUR_MS
/** Shorter offers cannot be read and answered. */
const SHORTEST_OFFER_MS = 30 * MINUTE_MS
/** Time left after an ordinary offer, so that the next person in the waiting list can still be asked. */
const MARGIN_MS = 2 * HOUR_MS

export interface OfferLimits {
  /** The end of applications for the session. */
  applyClosesAt: Date
  /** Until when the person may leave the own seat elsewhere; null without one. */
  changeEndsAt: Date | null
}

/** The first instant at which a seat could no longer be taken, so that waiting ends. */
export function waitingEndsAt({ applyClosesAt, changeEndsAt }: OfferLimits): Date {
  return changeEndsAt && changeEndsAt < applyClosesAt ? changeEndsAt : applyClosesAt
}

/** A person without a seat waits as long as the application lives; one with a seat, as long as it may be given up. */
export function mayGoOnWaiting(booked: BookedFacts, now: Date) {
  if (booked.seat !== 'waiting') return mayChange(booked, now)
  return booked.statuses.some(isInPersonLive) ? allowed() : denied('ALREADY_ENDED')
}

/** The last instant of an offer to this person; null where they could not take the seat at all. */
export function offerLimits(
  booked: BookedFacts,
  session: { sessionNo: SessionNo; applyClosesAt: Date },
  now: Date,
): OfferLimits | null {
  const { applyClosesAt } = session
  if (!mayGoOnWaiting(booked, now).allowed) return null
  if (booked.seat === 'waiting') return { applyClosesAt, changeEndsAt: null }
  if (booked.sessionNo === session.sessionNo) return null
  return { applyClosesAt, changeEndsAt: changeableUntil(booked) }
}

/**
 * The end of an offer made now: a day, at most until 2 h before applications close, at least 30 min, and never
 * beyond the instant at which the seat can still be taken. Null where less than 30 min are left: then no offer is made.
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

/** Still in the queue, with an offer or without. */
export const LIVE_PLACES = ['waiting', 'offered'] as const satisfies WaitingStatusName[]

export interface WaitingPlace {
  status: WaitingStatusName
  offerUntil: Date | null
}

/** The clock ends an offer; the worker only records it. */
export function waitingStatusAt({ status, offerUntil: until }: WaitingPlace, now: Date): WaitingStatusName {
  return status === 'offered' && (until === null || until <= now) ? 'lapsed' : status
}

/** Does the offer still keep its seat? The clock alone decides. */
export function isOfferLive(place: WaitingPlace, now: Date): boolean {
  return waitingStatusAt(place, now) === 'offered'
}
