import { connectDatabase, type Database } from '@hygiene/db/connect'
import { regionOfProvince } from '@hygiene/domain/in-person/session/region'
import type { SessionNo } from '@hygiene/domain/record-numbers'
import { sessionStateAt } from '@hygiene/domain/in-person/session/session-state'
import { cloneDatabase } from '@hygiene/testing/postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { planSessions } from './content/in-person-sessions.ts'
import { venues } from './content/venues.ts'
import { seedDemoData } from './environment.ts'

const NOW = new Date('2026-11-22T14:30:00Z')
const DAY_MS = 86_400_000
let database: Database
let drop: () => Promise<void>

beforeAll(async () => {
  const copy = await cloneDatabase()
  drop = copy.drop
  await seedDemoData(copy.url, 'http://127.0.0.1:4000', NOW)
  database = connectDatabase({ url: copy.url })
})

afterAll(async () => {
  await database.close()
  await drop()
})

async function takenIn(sessionNo: SessionNo): Promise<number> {
  const sold = await database.db.booking.count({
    where: { sessionNo, seat: { in: ['sold', 'held'] } },
  })
  return sold + (await database.db.waitingEntry.count({ where: { sessionNo, status: 'offered' } }))
}

describe('in-person education in the demo data', () => {
  it('covers all 17 provinces and five regions with venues', async () => {
    expect(new Set(venues.map(({ sidoCode }) => sidoCode)).size).toBe(17)
    expect(new Set(venues.map(({ sidoCode }) => regionOfProvince(sidoCode)))).toEqual(
      new Set([1, 2, 3, 4, 5]),
    )
    const [first] = await database.db.inPersonSession.findMany({ orderBy: { startsAt: 'asc' }, take: 1 })
    const [last] = await database.db.inPersonSession.findMany({ orderBy: { startsAt: 'desc' }, take: 1 })
    expect(first?.startsAt.getTime()).toBeLessThan(NOW.getTime() - 25 * DAY_MS)
    expect(last?.startsAt.getTime()).toBeGreaterThan(NOW.getTime() + 85 * DAY_MS)
  })

  it('never has more people than seats in a venue or a trade', async () => {
    const sessions = await database.db.inPersonSession.findMany({ include: { courses: true, venue: true } })
    let full = 0
    for (const { sessionNo, capacity, courses, venue } of sessions) {
      expect(capacity).toBeLessThanOrEqual(venue.venueCapacity)
      const taken = await takenIn(sessionNo)
      expect(taken).toBeLessThanOrEqual(capacity)
      if (taken === capacity) full += 1
      for (const course of courses) {
        const { industryType } = course
        const ofTrade = { booking: { sessionNo, seat: 'sold' as const }, industryType }
        const people = await database.db.inPersonEnrolment.count({ where: ofTrade })
        expect(people).toBeLessThanOrEqual(course.capacity ?? capacity)
      }
    }
    expect(full).toBeGreaterThanOrEqual(2)
  })

  it('includes sessions that are over, closed, open, full and not open yet', async () => {
    const sessions = await database.db.inPersonSession.findMany()
    const states = new Map<string, number>()
    for (const session of sessions) {
      const free = session.capacity - (await takenIn(session.sessionNo))
      const state = session.startsAt < NOW ? session.status : sessionStateAt(session, free, NOW)
      const name = session.startsAt < NOW ? `past ${state}` : state
      states.set(name, (states.get(name) ?? 0) + 1)
    }
    for (const [state, least] of [
      ['past closed', 30],
      ['open', 60],
      ['full', 2],
      ['notOpenYet', 30],
      ['cancelled', 1],
    ] as const) {
      expect(states.get(state)).toBeGreaterThanOrEqual(least)
    }
  })

  it('includes a cancelled session with a replacement in the same venue', async () => {
    const cancelled = await database.db.inPersonSession.findMany({
      where: { status: 'cancelled' },
      include: { replacedBy: true, bookings: true },
    })
    expect(cancelled).toHaveLength(1)
    expect(cancelled[0]?.bookings).toEqual([])
    expect(cancelled[0]?.replacedBy?.venueNo).toBe(cancelled[0]?.venueNo)
  })

  it.each([
    ['hyejin85', 'sold', 'paid'],
    ['donghun79', 'held', 'applied'],
    ['kyungmi74', 'waiting', 'applied'],
    ['jinwoo88', 'waiting', 'applied'],
    ['taeho82', 'sold', 'paid'],
    ['sujin90', 'sold', 'completed'],
    ['byungho77', 'sold', 'paid'],
  ])('includes %s with a seat %s and a record %s', async (userId, seat, status) => {
    const [record, ...more] = await database.db.inPersonEnrolment.findMany({
      where: { member: { userId } },
      include: { booking: true },
    })
    expect(record).toMatchObject({ status, booking: { seat } })
    expect(more).toEqual([])
  })

  it('leaves one decision to staff of the branch whose employee can log in', async () => {
    const waits = await database.db.booking.findMany({
      where: { exceptionText: { not: null } },
      include: { session: { include: { branch: { include: { employees: true } } } } },
    })
    expect(waits.map(({ session }) => session.branch.employees.map(({ loginId }) => loginId))).toEqual([
      ['jihoe1'],
    ])
    expect(waits[0]?.session.endsAt.getTime()).toBeLessThan(NOW.getTime())
  })

  it('leaves time for changes, a day to answer the offer and a session today', async () => {
    const sessionOf = async (userId: string) =>
      (
        await database.db.booking.findFirstOrThrow({
          where: { member: { userId } },
          include: { session: true },
        })
      ).session
    const daysUntil = async (userId: string) =>
      ((await sessionOf(userId)).startsAt.getTime() - NOW.getTime()) / DAY_MS
    expect(await daysUntil('hyejin85')).toBeGreaterThan(9)
    expect(await daysUntil('hyejin85')).toBeLessThan(15)
    expect(await sessionOf('taeho82')).toMatchObject({
      sessionNo: 1,
      startsAt: new Date('2026-11-22T07:00:00Z'),
      endsAt: new Date('2026-11-22T14:00:00Z'),
    })
    const offer = await database.db.waitingEntry.findFirstOrThrow({ where: { status: 'offered' } })
    expect(offer.offerUntil?.getTime()).toBe(NOW.getTime() + 23 * 3_600_000)
  })
})

it('plans sessions on every day of a year for the needs of their people', () => {
  for (let day = 0; day < 366; day += 1) {
    const sessions = planSessions(new Date(new Date('2026-01-01T03:00:00Z').getTime() + day * DAY_MS))
    const crowds = (crowd: string, from: number) =>
      sessions.filter((one) => one.crowd === crowd && one.daysAhead >= from).length
    expect(crowds('full', 5)).toBeGreaterThanOrEqual(2)
    expect(crowds('empty', 14)).toBeGreaterThan(0)
    expect(crowds('tradeFull', 3)).toBeGreaterThan(0)
    expect(crowds('almostFull', 3)).toBeGreaterThan(0)
    expect(sessions.filter(({ daysAhead }) => daysAhead === 0).length).toBeGreaterThan(0)
    const soon = sessions.find((one) => one.crowd === 'few' && one.daysAhead >= 10)
    expect(soon?.daysAhead).toBeLessThan(16)
  }
})
