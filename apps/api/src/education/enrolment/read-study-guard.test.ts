import { listNextActions } from '@hygiene/contracts/member/account/list-next-actions'
import { readStudyGuard } from '@hygiene/contracts/education/enrolment/read-study-guard'
import { openOrder } from '@hygiene/contracts/money/order/open-order'
import { listLectures } from '@hygiene/contracts/education/study/list-lectures'
import { listStudyRoom } from '@hygiene/contracts/education/study/list-study-room'
import { addCourse, addEnrolment, addPerson, type EnrolmentWanted, type TaughtCourse } from '@hygiene/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let course: TaughtCourse
let closing: TaughtCourse

beforeAll(async () => {
  api = await startTestApi()
  course = await addCourse(api.database.db)
  closing = await addCourse(api.database.db, { industryType: 2 })
  await api.database.db.course.update({
    where: { courseNo: closing.code.courseNo },
    data: { closesPaymentEarly: true },
  })
})
afterAll(() => api.stop())
beforeEach(() => api.clock.set('2026-12-29T10:00:00+09:00'))

let people = 0
async function person(wanted: EnrolmentWanted = { status: 'applied' }, taught = course) {
  people += 1
  const { userId, ...member } = await addPerson(api.database.db, { userId: `late${people}` })
  const { enrolmentNo, applicationNo } = await addEnrolment(api.database.db, { userId, ...member }, taught, {
    appliedAt: new Date('2026-12-29T09:00:00+09:00'),
    licenceNo: `2024-${people}`,
    ...wanted,
  })
  async function at(wall: string) {
    api.clock.set(`2026-12-${wall}+09:00`)
    return api.logIn(userId)
  }
  return { enrolmentNo, applicationNo, at, client: await api.logIn(userId) }
}

function reckon(surveyMinutes: number, testMinutes: number) {
  const { courseNo } = course.code
  return api.database.db.course.update({ where: { courseNo }, data: { surveyMinutes, testMinutes } })
}

const STARTS = '2026-12-31T07:00:00.000Z'

describe('the study guard', () => {
  it('returns the latest start before applying and before paying, by the server clock', async () => {
    const { client, applicationNo, at } = await person()
    const guard = {
      state: 'ahead',
      startBy: STARTS,
      lectureCount: 2,
      lectureSeconds: 4800,
      surveyMinutes: 10,
      testMinutes: 30,
    }
    expect((await client.call(readStudyGuard, { applicationNo })).entity).toEqual({
      guard,
      isPaymentClosed: false,
    })
    expect((await client.call(readStudyGuard, { industryType: 1 })).entity.guard).toEqual(guard)

    const early = await at('23T23:59:59')
    expect((await early.call(readStudyGuard, { applicationNo })).entity.guard).toBeNull()
    const late = await at('31T16:00:00.001')
    expect((await late.call(readStudyGuard, { applicationNo })).entity.guard?.state).toBe('over')
  })

  it('returns the same at home, in the course list and in the study room for what is left', async () => {
    const { client, enrolmentNo, at } = await person({ status: 'studying', watchedSeconds: [2700, 600] })
    const left = {
      state: 'ahead',
      startBy: '2026-12-31T07:50:00.000Z',
      lectureCount: 1,
      lectureSeconds: 1500,
    }
    expect((await client.call(listLectures, { enrolmentNo })).entity.guard).toMatchObject(left)
    expect((await client.call(listNextActions, {})).entity.list[0]?.guard).toMatchObject(left)
    expect((await client.call(listStudyRoom, {})).entity.list[0]?.guard).toMatchObject(left)

    const evening = await at('31T19:00:00')
    expect((await evening.call(listNextActions, {})).entity.list[0]?.guard?.state).toBe('evening')
    const night = await at('31T23:30:00')
    expect((await night.call(listLectures, { enrolmentNo })).entity.guard?.state).toBe('over')
  })

  it('stays silent after completion and for paid applications', async () => {
    const { client, enrolmentNo, applicationNo } = await person({ status: 'completed' })
    expect((await client.call(listLectures, { enrolmentNo })).entity.guard).toBeNull()
    expect((await client.call(listNextActions, {})).entity.list[0]?.guard).toBeNull()
    expect((await client.call(listStudyRoom, {})).entity.list[0]?.guard).toBeNull()
    expect((await client.call(readStudyGuard, { applicationNo })).entity).toEqual({
      guard: null,
      isPaymentClosed: false,
    })
  })

  it('takes the minutes of survey and test from the course', async () => {
    const { client, applicationNo } = await person()
    await reckon(0, 60)
    const { guard } = (await client.call(readStudyGuard, { applicationNo })).entity
    await reckon(10, 30)
    expect(guard?.startBy).toBe('2026-12-31T06:40:00.000Z')
  })
})

describe('an order', () => {
  it('refuses an order from the instant at which an early-closing course cannot be finished', async () => {
    const { applicationNo, at } = await person(undefined, closing)
    const client = await at('31T16:00:00.001')
    const order = () => client.call(openOrder, { applicationNo, paymentType: 1 })
    expect((await order()).refusal).toBe('NO_TIME_TO_FINISH')
    expect(await api.database.db.payment.count({ where: { applicationNo } })).toBe(0)
    expect((await client.call(readStudyGuard, { applicationNo })).entity.isPaymentClosed).toBe(true)
    api.clock.set('2026-12-31T16:00:00+09:00')
    expect((await order()).refusal).not.toBe('NO_TIME_TO_FINISH')
  })

  it('accepts an order when the data of the course closes nothing', async () => {
    const { applicationNo, at } = await person()
    const client = await at('31T17:59:00')
    expect((await client.call(openOrder, { applicationNo, paymentType: 1 })).refusal).not.toBe(
      'NO_TIME_TO_FINISH',
    )
    expect(await api.database.db.payment.count({ where: { applicationNo } })).toBe(1)
  })
})

describe('refusals of the study guard', () => {
  it('refuses a stranger, a visitor and a question about two things at once', async () => {
    const { client, applicationNo } = await person()
    const stranger = await person()
    expect((await stranger.client.call(readStudyGuard, { applicationNo })).refusal).toBe(
      'ENROLMENT_NOT_FOUND',
    )
    expect((await api.client.call(readStudyGuard, { applicationNo })).refusal).toBe('LOGIN_REQUIRED')
    expect((await client.call(readStudyGuard, { industryType: 3 })).refusal).toBe('COURSE_NOT_OFFERED')
    expect((await client.call(readStudyGuard, {})).status).toBe(400)
    expect((await client.call(readStudyGuard, { applicationNo, industryType: 1 })).status).toBe(400)
    expect((await client.call(readStudyGuard, { applicationNo: 'x' })).status).toBe(400)
  })
})
