import { listSessions } from '@hygiene/contracts/in-person/session/list-sessions'
import type { Course, InPersonSession } from '@hygiene/db/generated/client'
import { addInPersonCourse, addPerson, addSession, bookSeat, type SeatWanted } from '@hygiene/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

const DECEMBER_10 = new Date('2026-12-10T10:00:00+09:00')
const FULL = '자리가 모두 찼습니다. 대기자로 신청하시면 자리가 나는 대로 문자로 알려드립니다.'
let api: TestApi
let courses: Course[]

beforeAll(async () => {
  api = await startTestApi()
  courses = [
    await addInPersonCourse(api.database.db),
    await addInPersonCourse(api.database.db, { industryType: 3 }),
  ]
})
afterAll(() => api.stop())
beforeEach(async () => {
  api.clock.set('2026-11-21T10:00:00+09:00')
  await api.database.db.$executeRaw`TRUNCATE "InPersonSession" CASCADE`
})

async function venue(capacity: number, consignedCap?: number): Promise<InPersonSession> {
  const tradeCaps = consignedCap === undefined ? {} : { 3: consignedCap }
  return addSession(api.database.db, { startsAt: DECEMBER_10, capacity, courses, tradeCaps })
}

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

let asked = 0
async function see(industryType: 1 | 3 = 1) {
  asked += 1
  const endDate = new Date(Date.UTC(2027, 0, asked)).toISOString().slice(0, 10)
  const [item] = (await api.client.call(listSessions, { salesType: 1, industryType, endDate })).entity.list
  if (!item) throw new Error('No session is listed')
  const { state, stateSentence, capacity, left, waitingCount } = item
  return { state, stateSentence, capacity, left, waitingCount }
}

describe('the free seats of a session', () => {
  it('counts seats neither sold nor held, where a hold ends by the clock', async () => {
    const session = await venue(3)
    await seat(session)
    const heldUntil = new Date('2026-11-21T10:30:00+09:00')
    await seat(session, { seat: 'held', bookedAt: new Date('2026-11-21T10:00:00+09:00'), heldUntil })
    await seat(session, { seat: 'released' })
    expect(await see()).toMatchObject({ state: 'open', left: 1 })
    api.clock.set('2026-11-21T10:30:00+09:00')
    expect(await see()).toMatchObject({ left: 2 })
  })

  it('keeps seats for an offer and for people who wait', async () => {
    const session = await venue(2)
    await seat(session)
    const { booking } = await seat(session, { seat: 'waiting' })
    expect(await see()).toEqual({
      state: 'full',
      stateSentence: FULL,
      capacity: 2,
      left: 0,
      waitingCount: 1,
    })
    await api.database.db.waitingEntry.updateMany({
      where: { applicationNo: booking.applicationNo },
      data: {
        status: 'offered',
        offeredAt: api.clock.now(),
        offerUntil: new Date('2026-11-21T11:00:00+09:00'),
      },
    })
    expect(await see()).toMatchObject({ state: 'full', left: 0, waitingCount: 0 })
    api.clock.set('2026-11-21T11:00:00+09:00')
    expect(await see()).toMatchObject({ state: 'open', left: 1 })
  })

  it('limits the seats of a trade by its cap or by the venue', async () => {
    const session = await venue(3, 1)
    expect(await see(3)).toMatchObject({ state: 'open', capacity: 1, left: 1 })
    await seat(session, { licences: [{ industryType: 3 }] })
    expect(await see(3)).toMatchObject({ state: 'full', capacity: 1, left: 0 })
    expect(await see(1)).toMatchObject({ state: 'open', capacity: 3, left: 2 })
  })

  it('shows no free seats in a venue made smaller than its people', async () => {
    const session = await venue(2)
    await seat(session)
    await seat(session)
    await api.database.db.inPersonSession.updateMany({ data: { capacity: 1 } })
    expect(await see()).toMatchObject({ state: 'full', left: 0 })
  })
})

describe('the session state in words', () => {
  it.each([
    ['2026-10-11T09:59:59+09:00', 'notOpenYet', '2026년 10월 11일 10:00부터 신청하실 수 있습니다.'],
    ['2026-10-11T10:00:00+09:00', 'open', null],
    ['2026-12-09T17:59:50+09:00', 'open', null],
    ['2026-12-09T18:00:00+09:00', 'closed', '신청이 마감된 일정입니다.'],
  ])('shows at %s the state %s', async (at, state, stateSentence) => {
    await venue(3)
    api.clock.set(at)
    expect(await see()).toMatchObject({ state, stateSentence })
  })

  it('shows a cancelled session as cancelled above all, without a free seat', async () => {
    await venue(3)
    await api.database.db.inPersonSession.updateMany({
      data: { status: 'cancelled', cancelledAt: api.clock.now() },
    })
    expect(await see()).toMatchObject({
      state: 'cancelled',
      stateSentence: '협회 사정으로 취소된 일정입니다.',
      left: 0,
    })
  })
})

it('shows a session that is at most two seconds old', async () => {
  const session = await venue(3)
  const view = async () => api.client.call(listSessions, { salesType: 1, industryType: 1 })
  const first = await view()
  expect(first.headers.get('cache-control')).toBe('public, max-age=2')
  await seat(session)
  expect((await view()).entity.list[0]?.left).toBe(3)
  api.clock.advance(2)
  expect((await view()).entity.list[0]?.left).toBe(2)
})
