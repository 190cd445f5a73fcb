import { listLectures } from '@hygiene/contracts/education/study/list-lectures'
import { listStudyRoom } from '@hygiene/contracts/education/study/list-study-room'
import type { Member } from '@hygiene/db/generated/client'
import {
  addCourse,
  addEnrolment,
  addIdentityCheck,
  addPerson,
  type TaughtCourse,
  type EnrolmentWanted,
} from '@hygiene/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let course: TaughtCourse

beforeAll(async () => {
  api = await startTestApi()
  course = await addCourse(api.database.db)
})
afterAll(() => api.stop())
beforeEach(() => api.clock.set('2026-11-21T10:00:00+09:00'))

let people = 0
async function student() {
  people += 1
  const person = await addPerson(api.database.db, { userId: `roommate${people}` })
  return { person, client: await api.logIn(person.userId) }
}
let licences = 0
function enrol(person: Member, wanted: EnrolmentWanted) {
  licences += 1
  return addEnrolment(api.database.db, person, course, {
    licenceNo: `2020${1_000_000 + licences}`,
    ...wanted,
  })
}

describe('the study room', () => {
  it('lists paid courses with their progress and next step, newest first', async () => {
    const { person, client } = await student()
    const days = [1, 2, 3, 4, 5, 6].map((day) => new Date(`2026-11-0${day}T01:00:00Z`))
    const checked = await enrol(person, { status: 'surveyed', appliedAt: days[5] })
    await addIdentityCheck(api.database.db, checked, api.clock.now())
    await enrol(person, { status: 'completed', appliedAt: days[4] })
    await enrol(person, { status: 'surveyed', appliedAt: days[3] })
    await enrol(person, { status: 'studied', appliedAt: days[2] })
    await enrol(person, { status: 'studying', appliedAt: days[1], watchedSeconds: [2700, 90] })
    await enrol(person, { status: 'paid', appliedAt: days[0], businessName: '둘째 식당' })
    for (const status of ['applied', 'cancelled', 'refunded', 'expired'] as const)
      await enrol(person, { status })

    const { list, pageInfo } = (await client.call(listStudyRoom, {})).entity
    expect(pageInfo).toEqual({ page: 1, totalPage: 1, totalRow: 6 })
    expect(list.map(({ status, nextStep }) => [status, nextStep])).toEqual([
      ['surveyed', 'exam'],
      ['completed', 'completed'],
      ['surveyed', 'identity'],
      ['studied', 'survey'],
      ['studying', 'lectures'],
      ['paid', 'lectures'],
    ])
    expect(list[4]).toMatchObject({
      educationName: course.code.name,
      lectureCount: 2,
      finishedCount: 1,
      totalSeconds: 4800,
      studiedSeconds: 2790,
      endDate: '2026-12-31',
      lectureNo: course.lectures[1]?.lectureNo,
      lectureOrder: 2,
    })
    expect(list[5]).toMatchObject({ businessName: '둘째 식당', finishedCount: 0, studiedSeconds: 0 })
    expect(list[1]).toMatchObject({ lectureNo: null, lectureOrder: null })
  })

  it('returns courses page by page', async () => {
    const { person, client } = await student()
    for (let count = 0; count < 3; count += 1) await enrol(person, { status: 'paid' })
    const second = (await client.call(listStudyRoom, { page: 2, limit: 2 })).entity
    expect(second.list).toHaveLength(1)
    expect(second.pageInfo).toEqual({ page: 2, totalPage: 2, totalRow: 3 })
    expect((await client.call(listStudyRoom, { limit: -1 })).entity.list).toHaveLength(3)
  })

  it('drops courses not completed in their year and keeps completed ones', async () => {
    const { person } = await student()
    await enrol(person, { status: 'studying' })
    const done = await enrol(person, { status: 'completed' })
    api.clock.set('2027-01-01T00:00:00+09:00')
    const client = await api.logIn(person.userId)
    const { list } = (await client.call(listStudyRoom, {})).entity
    expect(list.map(({ enrolmentNo }) => enrolmentNo)).toEqual([done.enrolmentNo])
  })

  it('returns nothing for a member without an application and requires a login', async () => {
    const { client } = await student()
    expect((await client.call(listStudyRoom, {})).entity.list).toEqual([])
    expect((await api.client.call(listStudyRoom, {})).refusal).toBe('LOGIN_REQUIRED')
    expect((await client.call(listStudyRoom, { limit: 101 })).status).toBe(400)
  })
})

describe('the lectures of a course', () => {
  it('lists lectures in order with the stored time', async () => {
    const { person, client } = await student()
    const { enrolmentNo } = await enrol(person, { status: 'studying', watchedSeconds: [2700, 90] })
    const { entity } = await client.call(listLectures, { enrolmentNo })
    expect(entity).toMatchObject({ status: 'studying', endDate: '2026-12-31', nextStep: 'lectures' })
    expect(entity.list).toMatchObject([
      {
        order: 1,
        title: '식품위생법령과 영업자 준수사항',
        durationSeconds: 2700,
        studyTime: 2700,
        status: 1,
      },
      { order: 2, title: '식중독 예방', durationSeconds: 2100, studyTime: 90, status: 2 },
    ])
  })

  it('says how long the identity check is valid', async () => {
    const { person, client } = await student()
    const enrolment = await enrol(person, { status: 'surveyed' })
    const { enrolmentNo } = enrolment
    await addIdentityCheck(api.database.db, enrolment, api.clock.now())
    const valid = (await client.call(listLectures, { enrolmentNo })).entity
    expect(valid).toMatchObject({ identityValidUntil: '2026-11-21T01:30:00.000Z', nextStep: 'exam' })
    api.clock.advance(30 * 60)
    const over = (await client.call(listLectures, { enrolmentNo })).entity
    expect(over).toMatchObject({ identityValidUntil: null, nextStep: 'identity' })
  })

  it.each([
    ['applied', 'NOT_PAID'],
    ['cancelled', 'ENROLMENT_ENDED'],
    ['refunded', 'ENROLMENT_ENDED'],
    ['expired', 'ENROLMENT_ENDED'],
    ['completed', null],
  ] as const)('answers a course that is %s with %s', async (status, refusal) => {
    const { person, client } = await student()
    const { enrolmentNo } = await enrol(person, { status })
    expect((await client.call(listLectures, { enrolmentNo })).refusal).toBe(refusal)
  })

  it('lists lectures for their owner only', async () => {
    const { person } = await student()
    const { enrolmentNo } = await enrol(person, { status: 'studying' })
    const stranger = await student()
    expect((await stranger.client.call(listLectures, { enrolmentNo })).refusal).toBe('ENROLMENT_NOT_FOUND')
    expect((await api.client.call(listLectures, { enrolmentNo })).refusal).toBe('LOGIN_REQUIRED')
    expect((await stranger.client.call(listLectures, { enrolmentNo: '1;' })).status).toBe(400)
  })
})
