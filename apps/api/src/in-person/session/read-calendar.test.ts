import { readCalendar } from '@hygiene/contracts/in-person/session/read-calendar'
import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import type { Course, InPersonSession } from '@hygiene/db/generated/client'
import { addInPersonCourse, addPerson, addSession, addVenue, bookSeat } from '@hygiene/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let restaurant: Course
let consigned: Course
let minute = 0

beforeAll(async () => {
  api = await startTestApi()
  restaurant = await addInPersonCourse(api.database.db)
  consigned = await addInPersonCourse(api.database.db, { industryType: 3 })
})
afterAll(() => api.stop())
// Each test uses another minute, because answers are cached for two seconds.
beforeEach(async () => {
  minute += 1
  api.clock.set(new Date(Date.UTC(2026, 10, 21, 1, minute)).toISOString())
  const { db } = api.database
  await db.$executeRaw`TRUNCATE "InPersonSession" CASCADE`
  // Deletes row by row: truncating the branch would cascade to staff and their log, which must never be emptied.
  await db.venue.deleteMany()
  await db.branch.deleteMany()
})

async function month(
  searchYear: number,
  searchMonth: number,
  more: Partial<SentTo<typeof readCalendar>> = {},
) {
  api.clock.advance(5)
  return (await api.client.call(readCalendar, { searchYear, searchMonth, ...more })).entity
}

async function december(more: Partial<SentTo<typeof readCalendar>> = {}) {
  const { dateList } = await month(2026, 12, more)
  return dateList
    .filter(({ venues }) => venues > 0)
    .map(({ day, venues, openVenues }) => [day, venues, openVenues])
}

async function on(
  day: string,
  sidoCode: string,
  courses = [restaurant],
  capacity = 30,
): Promise<InPersonSession> {
  const venue = await addVenue(api.database.db, { sidoCode })
  return addSession(api.database.db, { startsAt: new Date(`${day}+09:00`), venue, courses, capacity })
}

describe('a calendar month', () => {
  it('lists all days of a month with their weekdays', async () => {
    const { dateList, searchYear, searchMonth } = await month(2026, 12)
    expect([searchYear, searchMonth]).toEqual([2026, 12])
    expect(dateList).toHaveLength(31)
    expect(dateList[0]).toEqual({
      date: '2026-12-01',
      day: 1,
      weekday: 2,
      venues: 0,
      openVenues: 0,
      laterVenues: 0,
    })
    expect(dateList.at(-1)).toMatchObject({ date: '2026-12-31', day: 31, weekday: 4 })
    expect((await month(2028, 2)).dateList).toHaveLength(29)
  })

  it.each([
    [2026, 12, 1, 2027, 1],
    [2027, 1, -1, 2026, 12],
    [2026, 11, -1, 2026, 10],
    [2026, 11, 1, 2026, 12],
    [2026, 11, 0, 2026, 11],
  ] as const)(
    'moves from %i-%i by %i to %i-%i',
    async (year, number, searchType, searchYear, searchMonth) => {
      const answer = await month(year, number, { searchType, searchDay: 31 })
      expect(answer).toMatchObject({ searchYear, searchMonth })
      expect(answer.dateList[0]?.date).toBe(`${searchYear}-${String(searchMonth).padStart(2, '0')}-01`)
    },
  )

  it('refuses a month or a year that does not exist', async () => {
    for (const wrong of [
      { searchYear: 2026, searchMonth: 13 },
      { searchYear: 2026, searchMonth: 0 },
      { searchYear: 1999, searchMonth: 1 },
      { searchYear: 2026, searchMonth: 12, searchType: 2 as 1 },
      { searchYear: 2026, searchMonth: 12, zipProvinceNo: '9' },
      { searchYear: 2026, searchMonth: 12, searchDay: 32 },
    ]) {
      expect((await api.client.call(readCalendar, wrong)).status).toBe(400)
    }
  })
})

describe('the venues of a day', () => {
  it('counts venues once each and those with a free seat again', async () => {
    const full = await on('2026-12-10T10:00', '4100000000', [restaurant, consigned], 1)
    await bookSeat(api.database.db, await addPerson(api.database.db, { userId: 'taker1' }), full)
    await on('2026-12-10T10:00', '1100000000')
    await on('2026-12-31T23:30', '1100000000')
    await on('2027-01-01T00:00', '1100000000')
    expect(await december()).toEqual([
      [10, 2, 1],
      [31, 1, 1],
    ])
  })

  it('lists venues of the place, trade and kind of operator', async () => {
    await on('2026-12-10T10:00', '4100000000')
    await on('2026-12-15T10:00', '2600000000', [consigned])
    expect(await december({ zipProvinceNo: '1' })).toEqual([[10, 1, 1]])
    expect(await december({ zipProvinceNo: '2600000000' })).toEqual([[15, 1, 1]])
    expect(await december({ industryType: 3 })).toEqual([[15, 1, 1]])
    expect(await december({ salesType: 1 })).toHaveLength(2)
    expect(await december({ salesType: 2 })).toEqual([])
  })

  it('leaves out past, cancelled and hidden sessions and keeps those not open yet', async () => {
    const { db } = api.database
    await on('2026-11-21T10:00', '4100000000')
    const cancelled = await on('2026-12-10T10:00', '4100000000')
    const hidden = await on('2026-12-11T10:00', '4100000000')
    await db.inPersonSession.update({
      where: { sessionNo: cancelled.sessionNo },
      data: { status: 'cancelled', cancelledAt: api.clock.now() },
    })
    await db.inPersonSession.update({
      where: { sessionNo: hidden.sessionNo },
      data: { isShown: false },
    })
    const later = await on('2026-12-18T10:00', '4100000000')
    await db.inPersonSession.update({
      where: { sessionNo: later.sessionNo },
      data: { applyOpensAt: new Date('2026-12-01T00:00:00Z') },
    })
    expect(await december()).toEqual([[18, 1, 0]])
    expect((await month(2026, 12)).dateList[17]).toMatchObject({ laterVenues: 1 })
    expect((await month(2026, 11)).dateList.every(({ venues }) => venues === 0)).toBe(true)
  })
})
