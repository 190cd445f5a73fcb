import { addSeoulDays, seoulDay, startOfSeoulDay } from '../../time/seoul-day.ts'
import { type Verdict, allowed, denied } from '../../verdict.ts'
import { isInPersonLive } from '../enrolment/record-status.ts'
import {
  type BookedFacts,
  type EntryRefusal,
  isFull,
  mayChange,
  mayEnter,
  mayMoveTo,
  type MoveRefusal,
  type MoveTarget,
} from '../seat/may-enter.ts'
import { hasSeat } from '../seat/seat-taken.ts'
import { mayGoOnWaiting, WAITING_LIMIT } from './offer.ts'

export type QueueRefusal =
  | Exclude<MoveRefusal, 'SESSION_FULL' | 'SESSION_TRADE_FULL'>
  | 'SESSION_HAS_SEATS'
  | 'TOO_MANY_WAITING'

/** May this person join the waiting list? Only of a full session, and while their present seat may still be given up. */
export function mayQueue(
  booked: BookedFacts,
  target: MoveTarget,
  waitsOfPerson: number,
  now: Date,
): Verdict<QueueRefusal> {
  const waiting = mayGoOnWaiting(booked, now)
  if (!waiting.allowed) return waiting
  if (booked.seat !== 'waiting' && target.sessionNo === booked.sessionNo) {
    return denied('SAME_SESSION')
  }
  const entering = mayEnter(target, now)
  if (entering.allowed) return denied('SESSION_HAS_SEATS')
  if (!isFull(entering.reason)) return denied(entering.reason)
  return waitsOfPerson >= WAITING_LIMIT ? denied('TOO_MANY_WAITING') : allowed()
}

/** An application its session has no seat for takes a place in the queue, where it asked for one and has not too many. */
export function mayWaitInstead(
  refusal: EntryRefusal,
  joinsWaitingList: boolean,
  waitsOfPerson: number,
): Verdict<EntryRefusal | 'TOO_MANY_WAITING'> {
  if (!isFull(refusal) || !joinsWaitingList) return denied(refusal)
  return waitsOfPerson >= WAITING_LIMIT ? denied('TOO_MANY_WAITING') : allowed()
}

const SAID_OF_OFFERS = ['ALREADY_ENDED', 'CHANGE_TOO_LATE', 'SAME_TIME_BOOKED', 'SESSION_CANCELLED'] as const
export type TakeRefusal = (typeof SAID_OF_OFFERS)[number] | 'OFFER_OVER'

/**
 * May this person take the seat that is kept for them? A person with another seat moves; a person without one
 * applies. An obstacle that is not said of offers means that the offered seat is gone.
 */
export function mayTakeOffer(booked: BookedFacts, target: MoveTarget, now: Date): Verdict<TakeRefusal> {
  const kept = { ...target, queue: 0 }
  const verdict = hasSeat(booked, now) ? mayMoveTo(booked, kept, now) : mayTakeAgain(booked, kept, now)
  if (verdict.allowed) return verdict
  return denied(SAID_OF_OFFERS.find((reason) => reason === verdict.reason) ?? 'OFFER_OVER')
}

function mayTakeAgain(booked: BookedFacts, target: MoveTarget, now: Date): Verdict<MoveRefusal> {
  return booked.statuses.some(isInPersonLive) ? mayEnter(target, now) : denied('ALREADY_ENDED')
}

/** Booked sessions that start before this instant may no longer be left (`changeableUntil` as a bound for a query). */
export function tooLateToLeaveBefore(now: Date): Date {
  return startOfSeoulDay(addSeoulDays(seoulDay(now), 1))
}

/** A person with a seat who waits for another session. */
export type SwapPartner = { booked: BookedFacts; trades: readonly number[]; wanted: MoveTarget }

/**
 * May two people who wait for each other's sessions swap seats? Both seats are paid for, both may be left, and the
 * trades are the same, so that seats and trade caps stay as they are. The waiting lists lose nothing: no seat becomes free.
 */
export function maySwap(one: SwapPartner, other: SwapPartner, now: Date): boolean {
  return (
    isForEachOther(one, other) &&
    sameTrades(one.trades, other.trades) &&
    [one, other].every(({ booked, wanted }) => mayLeaveFor(booked, wanted, now))
  )
}

function isForEachOther(one: SwapPartner, other: SwapPartner): boolean {
  return one.wanted.sessionNo === other.booked.sessionNo && other.wanted.sessionNo === one.booked.sessionNo
}

function sameTrades(one: readonly number[], other: readonly number[]): boolean {
  return one.every((trade) => other.includes(trade)) && other.every((trade) => one.includes(trade))
}

/** A full session is no obstacle: the seat comes from the partner. */
function mayLeaveFor(booked: BookedFacts, wanted: MoveTarget, now: Date): boolean {
  if (booked.seat !== 'sold' || !mayChange(booked, now).allowed) return false
  const entering: Verdict<EntryRefusal> = mayEnter(wanted, now)
  return entering.allowed || isFull(entering.reason)
}

/**
 * May staff seat this person of the queue now, before those who came earlier? A free seat has to be there: seats kept by an
 * offer or a hold are not free. A person with another seat moves, one without applies.
 */
export function maySeatFromQueue(booked: BookedFacts, target: MoveTarget, now: Date): Verdict<MoveRefusal> {
  const asked = { ...target, queue: 0 }
  return hasSeat(booked, now) ? mayMoveTo(booked, asked, now) : mayTakeAgain(booked, asked, now)
}
