import { listInPersonEnrolments } from '@hygiene/contracts/in-person/enrolment/list-in-person-enrolments'
import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import type { Course, InPersonSession, Member } from '@hygiene/db/generated/client'
import {
  addInPersonCourse,
  addPerson,
  addSession,
  addVenue,
  bookSeat,
  type ContractClient,
  type SeatWanted,
} from '@hygiene/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let courses: Course[]
let existing: Course
let session: InPersonSession
let member: Member
let person: ContractClient
let turn = 0
let booked = 0

beforeAll(async () => {
  api = await startTestApi()
  const { db } = api.database
  courses = [await addInPersonCourse(db), await addInPersonCourse(db, { industryType: 3 })]
  existing = await addInPersonCourse(db, { salesType: 2 })
  session = await addSession(db, { startsAt: new Date('2026-12-10T10:00:00+09:00'), capacity: 500, courses })
})
afterAll(() => api.stop())
beforeEach(async () => {
  api.clock.set('2026-11-21T10:00:00+09:00')
  turn += 1
  member = await addPerson(api.database.db, { userId: `person${turn}` })
  person = await api.logIn(member.userId)
})

async function book(wanted: SeatWanted = {}, where = session): Promise<number> {
  booked += 1
  const { db } = api.database
  const licences = wanted.licences ?? [
    { licenceNo: `2026-${turn}-${booked}00000`, businessName: `식당 ${booked}` },
  ]
  const { enrolments } = await bookSeat(db, member, where, {
    bookedAt: new Date(Date.UTC(2026, 10, 20, 1, booked)),
    ...wanted,
    licences,
  })
  return enrolments[0]?.inPersonEnrolmentNo ?? 0
}

async function page(input: SentTo<typeof listInPersonEnrolments>) {
  return (await person.call(listInPersonEnrolments, input)).entity
}

async function numbers(input: SentTo<typeof listInPersonEnrolments> = {}): Promise<number[]> {
  const { list } = await page(input)
  return list.map(({ info }) => info.edu.inPersonEnrolmentNo)
}

describe('the in-person history', () => {
  it('shows one’s own records page by page, latest first', async () => {
    const [first, second, third] = [await book(), await book({ seat: 'released' }), await book()]
    const other = await addPerson(api.database.db, { userId: `other${turn}` })
    await bookSeat(api.database.db, other, session)

    expect(await numbers({ limit: 2 })).toEqual([third, second])
    expect((await page({ limit: 2 })).pageInfo).toEqual({ page: 1, totalPage: 2, totalRow: 3 })
    expect(await numbers({ limit: 2, page: 2 })).toEqual([first])
    expect((await page({ limit: 2, page: 9 })).pageInfo).toEqual({ page: 9, totalPage: 2, totalRow: 3 })
    expect((await page({ limit: -1 })).list).toHaveLength(3)
  })

  it('refuses visitors and pages that cannot exist', async () => {
    expect((await api.client.call(listInPersonEnrolments, {})).refusal).toBe('LOGIN_REQUIRED')
    for (const wrong of [
      { page: 0 },
      { limit: 101 },
      { isRefund: 2 as 1 },
      { eduDate: '오늘' },
      { isFinishPayment: 7 },
    ]) {
      expect((await person.call(listInPersonEnrolments, wrong)).status).toBe(400)
    }
  })
})

describe('a filter of the in-person history', () => {
  it('separates live from completed records and refunded records from the rest', async () => {
    const paid = await book()
    const completed = await book({ status: 'completed' })
    const refunded = await book({ seat: 'released', status: 'refunded' })
    const cancelled = await book({ seat: 'released' })
    expect(await numbers({ only: 'live' })).toEqual([paid])
    expect(await numbers({ only: 'completed' })).toEqual([completed])
    expect(await numbers({ isRefund: -1 })).toEqual([cancelled, refunded, completed, paid])
    expect(await numbers({ isRefund: 0 })).toEqual([cancelled, completed, paid])
    expect(await numbers({ isRefund: 1 })).toEqual([refunded])
    expect(await numbers({ isRefund: 1, only: 'live' })).toEqual([])
    expect(await numbers({ isFinishPayment: 1 })).toEqual([completed, paid])
  })

  it('returns nothing for eduType 1, which is online, and everything for 2', async () => {
    const paid = await book()
    const completed = await book({ status: 'completed' })
    expect(await numbers({ eduType: 1 })).toEqual([])
    expect(await numbers({ eduType: 2 })).toEqual([completed, paid])
  })

  it('filters by kind, trade and way of teaching', async () => {
    const restaurant = await book()
    const consigned = await book({ licences: [{ industryType: 3, licenceNo: `2025-${turn}-00000` }] })
    const startsAt = new Date('2026-12-11T14:00:00+09:00')
    const yearly = await book({}, await addSession(api.database.db, { startsAt, courses: [existing] }))
    expect(await numbers({ salesType: 2 })).toEqual([yearly])
    expect(await numbers({ salesType: 1, industryType: 1 })).toEqual([restaurant])
    expect(await numbers({ industryType: 3 })).toEqual([consigned])
    expect(await numbers({ isOnline: 2 })).toHaveLength(3)
    expect(await numbers({ isOnline: 1 })).toEqual([])
  })

  it('filters by the Seoul day of education', async () => {
    const { db } = api.database
    const midnight = await addSession(db, { startsAt: new Date('2026-12-12T00:00:00+09:00'), courses })
    const [tenth, twelfth] = [await book(), await book({}, midnight)]
    expect(await numbers({ eduDate: '2026-12-10' })).toEqual([tenth])
    expect(await numbers({ eduDate: '2026-12-12' })).toEqual([twelfth])
    expect(await numbers({ eduDate: '2026-12-11' })).toEqual([])
  })

  it('searches by business, licence or venue', async () => {
    const { db } = api.database
    const venue = await addVenue(db, { name: '100% 예시 회관' })
    const there = await addSession(db, { startsAt: new Date('2026-12-17T10:00:00+09:00'), courses, venue })
    const soup = await book({ licences: [{ businessName: '솔밭국밥', licenceNo: `2011-${turn}-7777777` }] })
    const site = await book({ licences: [{ businessName: '달빛식당' }] }, there)
    expect(await numbers({ searchText: '국밥' })).toEqual([soup])
    expect(await numbers({ searchText: '7777777' })).toEqual([soup])
    expect(await numbers({ searchText: '예시 회관' })).toEqual([site])
    expect(await numbers({ searchText: '0%' })).toEqual([site])
    expect(await numbers({ searchText: '_' })).toEqual([])
  })
})
