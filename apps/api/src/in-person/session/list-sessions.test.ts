import { listSessions } from '@hygiene/contracts/in-person/session/list-sessions'
import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import type { Course, InPersonSession, Venue } from '@hygiene/db/generated/client'
import {
  addBranch,
  addInPersonCourse,
  addPerson,
  addSession,
  addVenue,
  bookSeat,
  type SeatWanted,
} from '@hygiene/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

const DECEMBER_10 = new Date('2026-12-10T10:00:00+09:00')
let api: TestApi
let restaurant: Course
let consigned: Course
let hour = 0

beforeAll(async () => {
  api = await startTestApi()
  const { db } = api.database
  restaurant = await addInPersonCourse(db)
  consigned = await addInPersonCourse(db, { industryType: 3, priceWon: 45_000 })
})
afterAll(() => api.stop())
// Each test uses another instant, because answers are cached for two seconds.
beforeEach(async () => {
  hour += 1
  api.clock.set(new Date(Date.UTC(2026, 10, 21, hour)).toISOString())
  const { db } = api.database
  await db.$executeRaw`TRUNCATE "InPersonSession" CASCADE`
  // Deletes row by row: truncating the branch would cascade to staff and their log, which must never be emptied.
  await db.venue.deleteMany()
  await db.branch.deleteMany()
})

async function view(input: Partial<SentTo<typeof listSessions>> = {}) {
  const asked = { salesType: 1, industryType: 1, isView: 1, ...input }
  return (await api.client.call(listSessions, asked)).entity.list
}
const numbers = async (input: Partial<SentTo<typeof listSessions>> = {}) =>
  (await view(input)).map(({ edu }) => edu.sessionNo)

let people = 0
async function seat(session: InPersonSession, wanted: SeatWanted = {}) {
  people += 1
  return bookSeat(
    api.database.db,
    await addPerson(api.database.db, { userId: `seat${people}` }),
    session,
    wanted,
  )
}

async function sessionIn(sidoCode: string, startsAt = DECEMBER_10): Promise<InPersonSession> {
  const venue: Venue = await addVenue(api.database.db, { sidoCode })
  return addSession(api.database.db, { startsAt, venue, courses: [restaurant] })
}

describe('an open session', () => {
  it('shows time, venue, branch, price and free seats', async () => {
    const { db } = api.database
    const venue = await addVenue(db, { mapUrl: 'https://map.example/1' })
    const branch = await addBranch(db)
    const session = await addSession(db, { startsAt: DECEMBER_10, venue, branch, courses: [restaurant] })
    await seat(session)

    expect(await view()).toEqual([
      {
        edu: {
          sessionNo: session.sessionNo,
          inPersonEnrolmentNo: session.sessionNo,
          courseNo: restaurant.courseNo,
          eduDate: '2026-12-10',
          startTime: '10:00',
          endTime: '17:00',
        },
        list: {
          venueNo: venue.venueNo,
          location: '수원 교육장',
          address: '경기도 수원시 팔달구 가상로 100',
          address2: '3층 대강당',
          mapUrl: 'https://map.example/1',
          phone: '031-000-1001',
          directions: '수원역 4번 출구에서 걸어서 5분, 1층 안내판을 따라 올라오세요.',
          equipment: '',
          accessibility: '',
          sidoCode: '4100000000',
        },
        state: 'open',
        stateSentence: null,
        capacity: 30,
        left: 29,
        waitingCount: 0,
        price: 40_000,
        hours: 6,
        applyOpensAt: '2026-10-11T01:00:00.000Z',
        applyClosesAt: '2026-12-09T09:00:00.000Z',
        branchName: '경기지회',
        branchPhone: '031-000-1000',
      },
    ])
  })

  it('lists sessions for a trade and a kind of operator, nearest first', async () => {
    const { db } = api.database
    const later = await addSession(db, {
      startsAt: new Date('2026-12-17T10:00:00+09:00'),
      courses: [restaurant, consigned],
    })
    const sooner = await addSession(db, { startsAt: DECEMBER_10, courses: [restaurant] })
    expect(await numbers()).toEqual([sooner.sessionNo, later.sessionNo])
    const [other, ...more] = await view({ industryType: 3 })
    expect(other).toMatchObject({ price: 45_000, edu: { sessionNo: later.sessionNo } })
    expect(more).toEqual([])
    expect(await numbers({ salesType: 2 })).toEqual([])
  })
})

describe('a place filter', () => {
  it('accepts a region or a province by every code the province ever had', async () => {
    const gwangju = await sessionIn('2900000000')
    const suwon = await sessionIn('4100000000')
    expect(await numbers({ zipProvinceNo: '3' })).toEqual([gwangju.sessionNo])
    expect(await numbers({ zipProvinceNo: '1' })).toEqual([suwon.sessionNo])
    expect(await numbers({ zipProvinceNo: '5' })).toEqual([])
    for (const zipProvinceNo of ['1200000000', '2900000000', '4600000000']) {
      const [found] = await view({ zipProvinceNo })
      expect(found).toMatchObject({
        edu: { sessionNo: gwangju.sessionNo },
        list: { sidoCode: '1200000000' },
      })
    }
    expect(await numbers({ zipProvinceNo: '4100000000' })).toEqual([suwon.sessionNo])
  })

  it('refuses a malformed province', async () => {
    for (const zipProvinceNo of ['6', '0', '41', '410000000a']) {
      expect(
        (await api.client.call(listSessions, { salesType: 1, industryType: 1, zipProvinceNo })).status,
      ).toBe(400)
    }
  })
})

describe('a day filter', () => {
  it('takes Seoul days with both ends included', async () => {
    const first = await sessionIn('4100000000', new Date('2026-12-10T00:00:00+09:00'))
    const last = await sessionIn('4100000000', new Date('2026-12-11T16:59:59+09:00'))
    await sessionIn('4100000000', new Date('2026-12-12T00:00:00+09:00'))
    expect(await numbers({ startDate: '2026-12-10', endDate: '2026-12-11' })).toEqual([
      first.sessionNo,
      last.sessionNo,
    ])
    expect(await numbers({ startDate: '2026-12-11', endDate: '2026-12-11' })).toEqual([last.sessionNo])
    expect(await numbers({ startDate: '2026-12-13' })).toEqual([])
  })

  it('lists no past days, and drops a session from its first minute on', async () => {
    await sessionIn('4100000000')
    api.clock.set('2026-12-10T09:59:59+09:00')
    expect((await view({ startDate: '2026-12-01' })).map(({ state }) => state)).toEqual(['closed'])
    api.clock.set('2026-12-10T10:00:00+09:00')
    expect(await view({ startDate: '2026-12-02' })).toEqual([])
  })

  it('refuses anything that is not a day', async () => {
    for (const startDate of ['2026-13-01', 'tomorrow', '2026-02-30']) {
      expect((await api.client.call(listSessions, { salesType: 1, industryType: 1, startDate })).status).toBe(
        400,
      )
    }
    expect((await api.client.call(listSessions, { salesType: 3, industryType: 1 })).status).toBe(400)
  })
})

it('never shows a hidden session, by any filter', async () => {
  await addSession(api.database.db, { startsAt: DECEMBER_10, courses: [restaurant], isShown: false })
  expect(await numbers({ isView: 1 })).toEqual([])
  expect(await numbers({ isView: 0 })).toEqual([])
})

describe('the nearest free seats', () => {
  it('lists free seats by day, without full sessions and no more than requested', async () => {
    const { db } = api.database
    const add = (day: number, capacity = 5) =>
      addSession(db, {
        startsAt: new Date(`2026-12-${day}T10:00:00+09:00`),
        courses: [restaurant],
        capacity,
      })
    const full = await add(10, 1)
    await seat(full)
    const [third, first, second] = [await add(17), await add(11), await add(14)]
    expect(await numbers({ freeLimit: 2 })).toEqual([first.sessionNo, second.sessionNo])
    expect(await numbers({ freeLimit: 9 })).toEqual([first, second, third].map(({ sessionNo }) => sessionNo))
  })

  it.each([0, 51, 1.5])('refuses a limit of %s', async (freeLimit) => {
    const answer = await api.client.call(listSessions, { salesType: 1, industryType: 1, freeLimit })
    expect(answer.status).toBe(400)
  })
})
