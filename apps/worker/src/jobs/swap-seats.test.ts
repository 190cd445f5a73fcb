import type { InPersonSession } from '@hygiene/db/generated/client'
import { lockApplication, lockMember } from '@hygiene/db/locks'
import type { Transaction } from '@hygiene/db/connect'
import { releaseSeat } from '@hygiene/operations/in-person/seat/release-seat'
import { findSwaps, swapSeats } from '@hygiene/operations/in-person/seat/swap-seats'
import { type BookedSeat, bookSeat, interleave, queueFor, type SeatWanted } from '@hygiene/testing'
import { MORNING, seoul } from '@hygiene/testing/scenarios/queue-scenario'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type QueueWorker, startQueueWorker } from '../testing/start-queue-worker.ts'
import { offerSeatsJob } from './offer-seats.ts'

let scenario: QueueWorker
beforeAll(async () => {
  scenario = await startQueueWorker()
})
afterAll(() => scenario.stop())

async function fullPair(north: SeatWanted = {}, south: SeatWanted = {}) {
  const { db } = scenario.database
  const first = await scenario.session(1)
  const second = await scenario.session(1, { startsAt: seoul('2026-12-20T10:00') })
  const kim = await scenario.book(first, north)
  const lee = await scenario.book(second, south)
  await queueFor(db, kim.booking, second)
  await queueFor(db, lee.booking, first)
  return { first, second, kim, lee }
}

async function whereIs({ booking: { applicationNo } }: BookedSeat) {
  const booking = await scenario.database.db.booking.findUniqueOrThrow({
    where: { applicationNo },
    include: { moves: true },
  })
  return { at: booking.sessionNo, seat: booking.seat, moves: booking.moves.length }
}

describe('two people waiting for each other’s full sessions', () => {
  it('swaps two people in one step, notifies both, and reissues their slips', async () => {
    const { first, second, kim, lee } = await fullPair()
    await offerSeatsJob(scenario.at(MORNING), first)
    await offerSeatsJob(scenario.at(MORNING), second)

    expect(await whereIs(kim)).toEqual({ at: second.sessionNo, seat: 'sold', moves: 1 })
    expect(await whereIs(lee)).toEqual({ at: first.sessionNo, seat: 'sold', moves: 1 })
    expect(await scenario.places(kim, lee)).toEqual(['accepted sold paid', 'accepted sold paid'])
    expect([await scenario.notified(kim), await scenario.notified(lee)]).toEqual([
      ['sessionMoved'],
      ['sessionMoved'],
    ])
    const slips = [kim, lee].flatMap(({ enrolments }) =>
      enrolments.map(({ inPersonEnrolmentNo }) => ({ inPersonEnrolmentNo })),
    )
    for (const payload of slips) {
      const job = { kind: 'issue-enrolment-slip', payload: { equals: payload } }
      expect(await scenario.database.db.outbox.count({ where: job })).toBe(1)
    }
  })

  it('swaps two people once with several workers', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { first, second, kim, lee } = await fullPair()
      const job = scenario.at(MORNING)
      await Promise.all([
        offerSeatsJob(job, first),
        offerSeatsJob(job, second),
        offerSeatsJob(job, first),
        offerSeatsJob(job, second),
      ])
      expect(await whereIs(kim)).toEqual({ at: second.sessionNo, seat: 'sold', moves: 1 })
      expect(await whereIs(lee)).toEqual({ at: first.sessionNo, seat: 'sold', moves: 1 })
    }
  })

  it('swaps no people when one returns the seat or books another venue at that instant', async () => {
    const { database } = scenario
    const swap = async (first: InPersonSession) => {
      const [pair] = await findSwaps(database.db, first.sessionNo)
      if (!pair) throw new Error('Nobody to change places with')
      return database.db.$transaction((db) => swapSeats(db, pair, MORNING))
    }
    const refunded = await fullPair()
    const refund = async (db: Transaction) => {
      const { applicationNo } = refunded.lee.booking
      await lockApplication(db, applicationNo)
      await db.inPersonEnrolment.updateMany({ where: { applicationNo }, data: { status: 'refunded' } })
      await releaseSeat(db, applicationNo, MORNING)
    }
    expect(await interleave(database, refund, () => swap(refunded.first))).toBe(false)
    expect((await whereIs(refunded.kim)).at).toBe(refunded.first.sessionNo)

    const { first, second, kim } = await fullPair()
    const there = await scenario.session(5, { startsAt: second.startsAt })
    const member = await database.db.member.findUniqueOrThrow({ where: { memberNo: kim.booking.memberNo } })
    const book = async (db: Transaction) => {
      await lockMember(db, member.memberNo)
      await bookSeat(db, member, there, { licences: [{ licenceNo: '20261239876' }] })
    }
    expect(await interleave(database, book, () => swap(first))).toBe(false)
    expect((await whereIs(kim)).at).toBe(first.sessionNo)
  })

  it('swaps no people when one of them has not paid', async () => {
    const held = { seat: 'held', heldUntil: seoul('2026-12-01T11:00') } as const
    const { first, second, kim, lee } = await fullPair(held)
    await offerSeatsJob(scenario.at(MORNING), first)
    expect(await whereIs(kim)).toEqual({ at: first.sessionNo, seat: 'held', moves: 0 })
    expect(await whereIs(lee)).toEqual({ at: second.sessionNo, seat: 'sold', moves: 0 })
  })

  it('swaps two people without passing over people ahead, because no seat became free', async () => {
    const { first, kim, lee } = await fullPair()
    const ahead = await scenario.wait(first, seoul('2026-11-01T09:00'))
    await offerSeatsJob(scenario.at(MORNING), first)
    expect(await scenario.places(ahead, kim, lee)).toEqual([
      'waiting waiting applied',
      'accepted sold paid',
      'accepted sold paid',
    ])
  })
})
