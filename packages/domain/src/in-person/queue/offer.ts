import type { SessionNo } from '../../record-numbers.ts'
import { allowed, denied } from '../../verdict.ts'
import { isInPersonLive } from '../enrolment/record-status.ts'
import { type BookedFacts, changeableUntil, mayChange } from '../seat/may-enter.ts'

/** Limits the waiting lists a person may be on, so that one person does not fill them all; the limit is ours. */
export const WAITING_LIMIT = 3

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const OFFER_MS = 24 * HOUR_MS
const SHORTEST_OFFER_MS = 30 * MINUTE_MS
/** Leaves time after an ordinary offer for one to the next person. */
const MARGIN_MS = 2 * HOUR_MS

export interface OfferLimits {
  applyClosesAt: Date
  changeEndsAt: Date | null
}

/** Returns the first instant at which no seat can be taken, so that waiting ends. */
export function waitingEndsAt({ applyClosesAt, changeEndsAt }: OfferLimits): Date {
  return changeEndsAt && changeEndsAt < applyClosesAt ? changeEndsAt : applyClosesAt
}

/** A person without a seat waits while the application is live; one with a seat, while it may be given up. */
export function mayGoOnWaiting(booked: BookedFacts, now: Date) {
  if (booked.seat !== 'waiting') return mayChange(booked, now)
  return booked.statuses.some(isInPersonLive) ? allowed() : denied('ALREADY_ENDED')
}

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
 * Returns the end of an offer made now: after a day, at most until 2 h before applications close, at least 30 min, and never
 * beyond the instant at which the seat can still be taken. Returns null, for no offer, if less than 30 min remain.
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

export const LIVE_PLACES = ['waiting', 'offered'] as const satisfies WaitingStatusName[]

export interface WaitingPlace {
  status: WaitingStatusName
  offerUntil: Date | null
}

/** The clock alone ends an offer; the worker only records it. */
export function waitingStatusAt({ status, offerUntil: until }: WaitingPlace, now: Date): WaitingStatusName {
  return status === 'offered' && (until === null || until <= now) ? 'lapsed' : status
}

export function isOfferLive(place: WaitingPlace, now: Date): boolean {
  return waitingStatusAt(place, now) === 'offered'
}
