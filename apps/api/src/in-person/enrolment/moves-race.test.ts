import type { InPersonSession } from '@hygiene/db/generated/client'
import { MORNING } from '@hygiene/testing/scenarios/seat-scenario'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  addBooked,
  apply,
  type Booked,
  countStrays,
  move,
  openRaceScenario,
  type RaceScenario,
} from '../../testing/seat-rush.ts'
import { addCrowd } from '../../testing/crowd.ts'

const PEOPLE = 12
let scenario: RaceScenario
let one: InPersonSession
let other: InPersonSession
let hereNow: Booked[]
let thereNow: Booked[]

beforeAll(async () => {
  scenario = await openRaceScenario()
})
afterAll(() => scenario.stop())

async function twoVenues(capacity: number): Promise<void> {
  one = await scenario.session({ capacity })
  other = await scenario.session({ capacity, startsAt: new Date('2026-12-17T10:00:00+09:00') })
  hereNow = await addBooked(scenario, one, PEOPLE)
  thereNow = await addBooked(scenario, other, PEOPLE)
}
beforeEach(() => scenario.api.clock.set(MORNING))

async function everybodyMoves() {
  const people = [...hereNow, ...thereNow]
  const seats = await seatsOf(people)
  return Promise.all(people.map((person, place) => move(person, seats[place] === 'sold here' ? other : one)))
}

async function seatsOf(people: Booked[]): Promise<string[]> {
  const applications = people.map(({ applicationNo }) => applicationNo)
  const bookings = await scenario.api.database.db.booking.findMany({
    where: { applicationNo: { in: applications } },
  })
  return applications.map((applicationNo) => {
    const booking = bookings.find((found) => found.applicationNo === applicationNo)
    return `${booking?.seat} ${booking?.sessionNo === one.sessionNo ? 'here' : 'there'}`
  })
}
const soldIn = ({ sessionNo }: InPersonSession) =>
  scenario.api.database.db.booking.count({ where: { sessionNo, seat: 'sold' } })

describe('concurrent moves between two venues', () => {
  it('moves no one, loses no seat and blocks nobody when both venues are full', async () => {
    await twoVenues(PEOPLE)
    const answers = await everybodyMoves()
    expect(new Set(answers.map(({ refusal }) => refusal))).toEqual(new Set(['SESSION_FULL']))
    expect(new Set(await seatsOf(hereNow))).toEqual(new Set(['sold here']))
    expect(new Set(await seatsOf(thereNow))).toEqual(new Set(['sold there']))
  })

  it('exchanges seats and leaves each person one when each venue has one seat free', async () => {
    await twoVenues(PEOPLE + 1)
    for (let round = 0; round < 3; round += 1) {
      const answers = await everybodyMoves()
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
      expect(answers.some(({ code }) => code === 1)).toBe(true)
      expect(await soldIn(one)).toBeLessThanOrEqual(PEOPLE + 1)
      expect(await soldIn(other)).toBeLessThanOrEqual(PEOPLE + 1)
      expect((await soldIn(one)) + (await soldIn(other))).toBe(2 * PEOPLE)
    }
    expect(await countStrays(scenario)).toBe(0)
  })

  it('gives one person one seat when two clicks move that person', async () => {
    await twoVenues(PEOPLE + 1)
    const third = await scenario.session({ startsAt: new Date('2026-12-20T10:00:00+09:00') })
    for (const person of hereNow) {
      const answers = await Promise.all([move(person, other), move(person, third), move(person, third)])
      expect(answers.every(({ status }) => status === 200)).toBe(true)
    }
    expect((await soldIn(one)) + (await soldIn(other)) + (await soldIn(third))).toBe(2 * PEOPLE)
    expect(await countStrays(scenario)).toBe(0)
  })
})

/** Ends connections of the API that wait for a lock, as a crash of their machine would. */
async function cutWaiting(): Promise<number> {
  for (let tries = 0; tries < 200; tries += 1) {
    const cut = await scenario.servers[1].database.db.$queryRaw<unknown[]>`
      WITH "waiting" AS MATERIALIZED (
        SELECT "pid" FROM pg_stat_activity WHERE "datname" = current_database() AND "wait_event_type" = 'Lock')
      SELECT pg_terminate_backend("pid") FROM "waiting"`
    if (cut.length > 0) return cut.length
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return 0
}

describe('a booking whose connection is cut', () => {
  it('makes the booking once despite the cut connection', async () => {
    const venue = await scenario.session()
    const [visitor] = await addCrowd(scenario.servers, 1)
    if (!visitor) throw new Error('Nobody came')
    const blocker = await scenario.servers[1].database.pool.connect()
    await blocker.query('BEGIN; LOCK TABLE "Booking" IN EXCLUSIVE MODE')
    const applying = apply(visitor, venue)
    expect(await cutWaiting()).toBe(1)
    await blocker.query('ROLLBACK')
    blocker.release()
    expect(await applying).toEqual(expect.any(Number))
    expect(await scenario.taken(venue)).toBe(1)
  })
})

describe('a move with a cut connection', () => {
  it.each([
    ['before anything was written', '"InPersonSession"'],
    ['with the booking moved and not yet committed', '"SeatMove"'],
    ['with all but the last job written', '"Outbox"'],
  ])('keeps the old seat and allows a retry after a connection cut %s', async (_when, table) => {
    await twoVenues(PEOPLE + 1)
    const [person] = hereNow
    if (!person) throw new Error('Nobody is here')
    const blocker = await scenario.servers[1].database.pool.connect()
    await blocker.query(`BEGIN; LOCK TABLE ${table} IN EXCLUSIVE MODE`)
    const moving = move(person, other)
    expect(await cutWaiting()).toBe(1)
    expect((await moving).status).toBe(503)
    await blocker.query('ROLLBACK')
    blocker.release()

    expect(await seatsOf([person])).toEqual(['sold here'])
    expect([await soldIn(one), await soldIn(other)]).toEqual([PEOPLE, PEOPLE])
    expect((await move(person, other)).code).toBe(1)
    expect(await seatsOf([person])).toEqual(['sold there'])
  })

  it('leaves every seat with its owner when moves are cut at any moment', async () => {
    await twoVenues(2 * PEOPLE)
    const moves = [
      ...hereNow.map((person) => move(person, other)),
      ...thereNow.map((person) => move(person, one)),
    ]
    const isDone = Promise.allSettled(moves)
    for (let cut = 0; cut < 4; cut += 1) {
      await scenario.servers[1].database.db.$queryRaw`
        WITH "moving" AS MATERIALIZED (
          SELECT "pid" FROM pg_stat_activity
           WHERE "datname" = current_database() AND "pid" <> pg_backend_pid() AND "xact_start" IS NOT NULL)
        SELECT pg_terminate_backend("pid")::text FROM "moving"`
      await new Promise((resolve) => setTimeout(resolve, 15))
    }
    await isDone
    expect((await soldIn(one)) + (await soldIn(other))).toBe(2 * PEOPLE)
    expect(await countStrays(scenario)).toBe(0)
  })
})
