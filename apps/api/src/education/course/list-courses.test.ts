import { listCourses } from '@hygiene/contracts/education/course/list-courses'
import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import { addCourse, addInPersonCourse, addSession } from '@hygiene/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await startTestApi()
  await addCourse(api.database.db)
  await addCourse(api.database.db, { industryType: 2 as const, priceWon: 40_000 })
  await addCourse(api.database.db, { year: 2027 })
  const withdrawn = await addCourse(api.database.db, { industryType: 3 as const })
  await api.database.db.course.update({
    where: { courseNo: withdrawn.code.courseNo },
    data: { isOffered: false },
  })
})
afterAll(() => api.stop())
beforeEach(() => api.clock.set('2026-11-21T10:00:00+09:00'))

async function count(input: SentTo<typeof listCourses>) {
  return (await api.client.call(listCourses, input)).entity.list.length
}

it('lists the courses of this year with hours, price and an open window', async () => {
  const { list } = (await api.client.call(listCourses, {})).entity
  expect(list.map(({ industryType }) => industryType)).toEqual([1, 2])
  expect(list[0]).toEqual({
    courseNo: expect.any(Number),
    name: '2026년 기존 영업자 위생교육 (일반음식점)',
    year: 2026,
    salesType: 2 as const,
    industryType: 1 as const,
    onlineType: 1 as const,
    hours: 3,
    price: 36_000,
    isOpen: true,
    periodSentence: '',
  })
})

it('filters by kind of operator, business and teaching method', async () => {
  expect(await count({ salesType: 2 as const, industryType: 2 as const, isOnline: 1 })).toBe(1)
  expect(await count({ salesType: 1 as const })).toBe(0)
  expect(await count({ isOnline: 2 })).toBe(0)
})

it.each([
  ['2026-12-31T17:59:59+09:00', true, ''],
  [
    '2026-12-31T18:00:00+09:00',
    false,
    '2026년도 온라인 교육 신청기간이 아닙니다. 2027년 1월 1일 09:00부터 신청하실 수 있습니다.',
  ],
  [
    '2027-01-01T08:59:59+09:00',
    false,
    '2027년도 온라인 교육 신청기간이 아닙니다. 2027년 1월 1일 09:00부터 신청하실 수 있습니다.',
  ],
  ['2027-01-01T09:00:00+09:00', true, ''],
])('says at %s whether applications are accepted', async (at, isOpen, periodSentence) => {
  api.clock.set(at)
  const { list } = (await api.client.call(listCourses, { industryType: 1 as const })).entity
  expect(list[0]).toMatchObject({ isOpen, periodSentence })
})

it('uses the specification’s window when none is stored and never next year’s', async () => {
  const { db } = api.database
  const now = new Date('2026-11-01T00:00:00Z')
  const version = {
    salesType: 2 as const,
    industryType: 1 as const,
    onlineType: 1 as const,
    name: '2판',
    hours: 3,
    priceWon: 36_000,
  }
  const starting = { ...version, edition: 2, startsAt: now }
  await db.course.create({ data: { ...starting, year: 2026 } })
  const early = await db.course.create({
    data: {
      ...starting,
      year: 2027,
      startsAt: null,
      windows: {
        create: { opensAt: new Date('2026-12-20T00:00:00Z'), closesAt: new Date('2027-12-31T09:00:00Z') },
      },
    },
  })
  await db.course.update({ where: { courseNo: early.courseNo }, data: { startsAt: now } })
  const isOpen = async () =>
    (await api.client.call(listCourses, { industryType: 1 as const })).entity.list[0]?.isOpen
  expect(await isOpen()).toBe(true)
  api.clock.set('2026-12-31T18:00:00+09:00')
  expect(await isOpen()).toBe(false)
})

async function restaurants() {
  const wanted = { salesType: 1 as const, industryType: 1 as const, isOnline: 2 }
  return (await api.client.call(listCourses, wanted)).entity.list
}

describe('an in-person course', () => {
  const tenth = new Date('2026-12-10T10:00:00+09:00')

  it('opens an in-person course while one of its sessions is open and names the next opening', async () => {
    const { db } = api.database
    const course = await addInPersonCourse(db)
    const other = await addInPersonCourse(db, { industryType: 2 as const })
    const [none] = await restaurants()
    expect(none).toMatchObject({
      onlineType: 2 as const,
      hours: 6,
      price: 40_000,
      isOpen: false,
      periodSentence: '지금 신청을 받는 집합교육 일정이 없습니다.',
    })

    await addSession(db, { startsAt: tenth, courses: [other] })
    await addSession(db, { startsAt: tenth, courses: [course], isShown: false })
    expect(await restaurants()).toEqual([none])

    const applyOpensAt = new Date('2026-11-24T09:00:00+09:00')
    const { sessionNo } = await addSession(db, { startsAt: tenth, courses: [course], applyOpensAt })
    const opening = '2026년 11월 24일 09:00부터 신청하실 수 있습니다.'
    expect((await restaurants())[0]?.periodSentence).toBe(`${none?.periodSentence} ${opening}`)
    api.clock.set('2026-11-24T09:00:00+09:00')
    expect(await restaurants()).toMatchObject([{ isOpen: true, periodSentence: '' }])
    api.clock.set('2026-12-09T18:00:00+09:00')
    expect((await restaurants())[0]).toMatchObject({ isOpen: false })
    api.clock.set('2026-12-01T09:00:00+09:00')
    await db.inPersonSession.update({
      where: { sessionNo },
      data: { status: 'cancelled', cancelledAt: api.clock.now() },
    })
    expect((await restaurants())[0]).toMatchObject({ isOpen: false })
  })

  it('includes next year’s sessions in December', async () => {
    const { db } = api.database
    const nextYear = await addInPersonCourse(db, { year: 2027 })
    await addSession(db, { startsAt: new Date('2027-01-12T10:00:00+09:00'), courses: [nextYear] })
    api.clock.set('2026-12-30T10:00:00+09:00')
    expect(await restaurants()).toMatchObject([{ year: 2026, isOpen: true }])
  })
})

it('answers 400 to a malformed number', async () => {
  expect((await api.client.call(listCourses, { salesType: 'new' })).status).toBe(400)
})
