import { fetchRecentEducation } from '@hygiene/contracts/member/account/fetch-recent-education'
import { fetchUser } from '@hygiene/contracts/member/account/fetch-user'
import type { EnrolmentStatus, Member } from '@hygiene/db/generated/client'
import {
  addCourse,
  addEnrolment,
  addPerson,
  addSession,
  bookSeat,
  type ContractClient,
  type TaughtCourse,
  type SeatWanted,
} from '@hygiene/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let course: TaughtCourse
let member: Member
let person: ContractClient
let turn = 0

beforeAll(async () => {
  api = await startTestApi()
  course = await addCourse(api.database.db)
})
afterAll(() => api.stop())

beforeEach(async () => {
  api.clock.set('2026-11-21T10:00:00+09:00')
  turn += 1
  member = await addPerson(api.database.db, {
    userId: `person${turn}`,
    name: '오순자',
    email: 'oh@example.com',
    companyPhone: '0311234567',
  })
  person = await api.logIn(member.userId)
})

async function enrol(status: EnrolmentStatus, serial: number, watchedSeconds?: number[]) {
  return addEnrolment(api.database.db, member, course, {
    status,
    licenceNo: `2020-${turn}-${serial}00000`,
    businessName: `식당 ${serial}`,
    appliedAt: new Date(`2026-11-0${serial}T01:00:00Z`),
    watchedSeconds,
  })
}

async function book(day: string, wanted: SeatWanted = {}) {
  const { db } = api.database
  const session = await addSession(db, { startsAt: new Date(`${day}T10:00:00+09:00`) })
  const licences = [{ licenceNo: `2021-${turn}-${day}`, businessName: `집합 ${day}` }]
  return bookSeat(db, member, session, { licences, ...wanted })
}

describe('the member’s own record', () => {
  it('returns the member’s name and contact and no secret', async () => {
    const { envelope } = await person.call(fetchUser, {})
    expect(envelope.entity).toEqual({
      userId: member.userId,
      name: '오순자',
      birth: '19600312',
      phone: '01012345678',
      email: 'oh@example.com',
      companyPhone: '0311234567',
      isAuth: 1,
      applyCount: 0,
      studyCount: 0,
      finishCount: 0,
      policiesToAgree: [],
    })
  })

  it('counts the education applied for, studied and finished this year', async () => {
    const statuses = ['applied', 'paid', 'studying', 'studied', 'surveyed', 'completed', 'cancelled'] as const
    for (const [index, status] of statuses.entries()) await enrol(status, index + 1)

    expect((await person.call(fetchUser, {})).entity).toMatchObject({
      applyCount: 2,
      studyCount: 3,
      finishCount: 1,
    })

    api.clock.set('2027-01-01T00:00:00+09:00')
    person = await api.logIn(member.userId)
    expect((await person.call(fetchUser, {})).entity).toMatchObject({
      applyCount: 0,
      studyCount: 0,
      finishCount: 0,
    })
  })
})

const counts = async () => {
  const { applyCount, studyCount, finishCount } = (await person.call(fetchUser, {})).entity
  return [applyCount, studyCount, finishCount]
}

describe('a member with in-person education', () => {
  it('counts in-person education beside online education', async () => {
    await enrol('paid', 1)
    await book('2026-12-01')
    await book('2026-12-02', { seat: 'waiting' })
    await book('2026-11-20', { status: 'attended' })
    await book('2026-11-19', { status: 'completed' })
    await book('2026-11-18', { status: 'absent' })
    await book('2026-12-03', { seat: 'released' })
    expect(await counts()).toEqual([3, 1, 1])
  })

  it('excludes seats with a lapsed hold and counts the seats of next year', async () => {
    await book('2026-12-01', { seat: 'held', heldUntil: new Date('2026-11-21T10:30:00+09:00') })
    const { enrolments } = await book('2027-01-12')
    await api.database.db.inPersonEnrolment.updateMany({
      where: {
        inPersonEnrolmentNo: { in: enrolments.map(({ inPersonEnrolmentNo }) => inPersonEnrolmentNo) },
      },
      data: { year: 2027 },
    })
    expect(await counts()).toEqual([2, 0, 0])
    api.clock.set('2026-11-21T10:30:00+09:00')
    expect(await counts()).toEqual([1, 0, 0])
    api.clock.set('2027-01-02T00:00:00+09:00')
    person = await api.logIn(member.userId)
    expect(await counts()).toEqual([1, 0, 0])
  })
})

describe('the latest education', () => {
  it('returns the in-person education when that was applied for last', async () => {
    await enrol('completed', 1)
    await book('2026-12-10', { bookedAt: new Date('2026-11-20T00:00:00Z') })
    expect((await person.call(fetchRecentEducation, {})).entity).toEqual({
      eduType: 2,
      salesType: 1,
      industryType: 1,
      place: expect.objectContaining({ businessName: '집합 2026-12-10', representative: '오순자' }),
      resume: null,
    })
  })

  it('returns zeros for a member without any enrolment', async () => {
    expect((await person.call(fetchRecentEducation, {})).entity).toEqual({
      eduType: 0,
      salesType: 0,
      industryType: 0,
      place: null,
      resume: null,
    })
  })

  it('returns the place of the last application, however the application ended', async () => {
    await enrol('completed', 1)
    await enrol('cancelled', 2)
    expect((await person.call(fetchRecentEducation, {})).entity).toEqual({
      eduType: 1,
      salesType: 2,
      industryType: 1,
      place: {
        licenseNumber: `2020-${turn}-200000`,
        businessName: '식당 2',
        representative: '오순자',
        zipCode: '16490',
        address: '경기도 수원시 팔달구 가상로 12',
        address2: '1층',
        sidoCode: '4100000000',
      },
      resume: null,
    })
  })

  it('links to the first unfinished lecture', async () => {
    const { enrolmentNo } = await enrol('studying', 1, [2700, 600])
    const second = course.lectures[1]
    expect((await person.call(fetchRecentEducation, {})).entity.resume).toEqual({
      enrolmentNo,
      lectureNo: second?.lectureNo,
      title: '식중독 예방',
    })
  })

  it('continues with the course watched last', async () => {
    const watched = await enrol('studying', 1, [600])
    await enrol('paid', 2)
    await api.database.db.lectureProgress.updateMany({
      where: { enrolmentNo: watched.enrolmentNo },
      data: { lastProgressAt: api.clock.now() },
    })
    expect((await person.call(fetchRecentEducation, {})).entity.resume?.enrolmentNo).toBe(watched.enrolmentNo)
  })

  it('links nowhere once the year is over', async () => {
    await enrol('studying', 1, [600])
    api.clock.set('2027-01-01T00:00:00+09:00')
    person = await api.logIn(member.userId)
    expect((await person.call(fetchRecentEducation, {})).entity.resume).toBeNull()
  })
})
