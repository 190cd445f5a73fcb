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

/** Allows joining only a full session, and only while the present seat may still be given up. */
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

/** Puts an application without a free seat on the waiting list if it asked for that and the person is not on too many. */
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
 * Judges whether a person may take an offered seat: one with another seat moves, one without applies. An obstacle that does not
 * concern offers means that the offered seat is gone.
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

/** Returns the bound for queries that corresponds to `changeableUntil`: a session that starts before it can no longer be left. */
export function tooLateToLeaveBefore(now: Date): Date {
  return startOfSeoulDay(addSeoulDays(seoulDay(now), 1))
}

export type SwapPartner = { booked: BookedFacts; trades: readonly number[]; wanted: MoveTarget }

/**
 * Allows two people who wait for each other's sessions to swap if both seats are paid and may be left and the trades are equal,
 * so that seats and trade caps do not change. The waiting lists lose nothing, because no seat becomes free.
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

/** Ignores a full session, because the partner's seat becomes free. */
function mayLeaveFor(booked: BookedFacts, wanted: MoveTarget, now: Date): boolean {
  if (booked.seat !== 'sold' || !mayChange(booked, now).allowed) return false
  const entering: Verdict<EntryRefusal> = mayEnter(wanted, now)
  return entering.allowed || isFull(entering.reason)
}

/**
 * Lets staff seat a person of the waiting list before earlier ones. It requires a free seat: seats kept by an offer or a hold are
 * not free. A person with another seat moves, one without applies.
 */
export function maySeatFromQueue(booked: BookedFacts, target: MoveTarget, now: Date): Verdict<MoveRefusal> {
  const asked = { ...target, queue: 0 }
  return hasSeat(booked, now) ? mayMoveTo(booked, asked, now) : mayTakeAgain(booked, asked, now)
}
