import { listCourses } from '@hygiene/contracts/education/course/list-courses'
import { applyOnline } from '@hygiene/contracts/education/enrolment/apply-online'
import { copyNextYear } from '@hygiene/contracts/education/course/staff/copy-next-year'
import { publishCourse } from '@hygiene/contracts/education/course/staff/publish-course'
import { readNextYear } from '@hygiene/contracts/education/course/staff/read-next-year'
import { readSetup } from '@hygiene/contracts/staff/setup/read-setup'
import { addCourse, addExamQuestions, addInPersonCourse, addPerson, addSurvey } from '@hygiene/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type CourseAdmin, openCourseAdmin } from '../../../testing/course-admin.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

let api: TestApi
let admin: CourseAdmin

beforeAll(async () => {
  api = await startTestApi()
  api.clock.set('2026-11-02T10:00:00+09:00')
  admin = await openCourseAdmin(api)
  const { db } = api.database
  await addCourse(db)
  await addCourse(db, { industryType: 2 })
  await addInPersonCourse(db)
  await addSurvey(db)
  await addExamQuestions(db, 30)
  await db.bankQuestion.deleteMany({ where: { year: 2027 } })
})
afterAll(() => api.stop())
beforeEach(() => api.clock.set('2026-11-02T10:00:00+09:00'))

const next = async () => (await admin.maker.call(readNextYear, {})).entity
const setupOf = async (year: number) =>
  (await admin.maker.call(readSetup, {})).entity.items.filter((item) => item.year === year)
const copy = () => admin.maker.call(copyNextYear, {})
const missing = async () => (await next()).missing.map(({ part, count }) => `${part} ${count}`)
const ALL = ['courses 3', 'lectures 2', 'windows 2', 'bank 2', 'survey 1']

describe('the coming year', () => {
  it('puts the coming year back on the setup list on the first of November', async () => {
    expect(await missing()).toEqual(ALL)
    expect((await setupOf(2027)).map(({ name, isDone }) => [name, isDone])).toEqual([
      ['tax', false],
      ['course', false],
      ['bank', false],
      ['survey', false],
      ['window', false],
      ['price', false],
    ])
    api.clock.set('2026-10-31T23:59:59+09:00')
    expect(await setupOf(2027)).toEqual([])
  })

  it('copies a year once in one action as drafts that differ only in their windows', async () => {
    const answers = await Promise.all([copy(), copy()])
    expect(answers.map(({ refusal }) => refusal ?? 'copied').toSorted()).toEqual([
      'NEXT_YEAR_COPIED',
      'copied',
    ])
    const done = answers.find(({ refusal }) => refusal === null)
    expect(done?.entity).toEqual({ year: 2027, courses: 3, questions: 60, hasNewSurvey: true })
    expect(await missing()).toEqual(['courses 3'])
    const { courses } = await next()
    expect(courses[0]?.next).toMatchObject({
      state: 'draft',
      bankCount: 30,
      differences: [
        {
          label: '신청 기간',
          before: '2026.01.01 09:00 ~ 2026.12.31 18:00',
          after: '2027.01.01 09:00 ~ 2027.12.31 18:00',
        },
      ],
    })
    expect(courses[2]?.next?.differences).toEqual([])
    const survey = await api.database.db.survey.findFirst({
      where: { year: 2027 },
      include: { questions: true },
    })
    expect(survey).toMatchObject({ title: '2027년 식품위생교육 만족도 조사' })
    expect(survey?.questions).toHaveLength(3)
  })

  it('answers no member on 1 January 09:00 from a draft and all once the draft is published', async () => {
    const { userId } = await addPerson(api.database.db, { userId: 'newyear1', name: '박춘자' })
    const apply = async () => {
      api.clock.set('2027-01-01T09:00:00+09:00')
      const client = await api.logIn(userId)
      return client.call(applyOnline, {
        onlineApplication: {
          industryType: 1,
          licenseNumber: '2019-055-0001',
          businessName: '한마음 식당',
          representative: '박춘자',
          sidoCode: '4100000000',
          address: '경기도 수원시 팔달구 가상로 12',
          positionType: 1,
          phone: '010-1234-5678',
          privacyConsent: true,
        },
      })
    }
    const before = await apply()
    expect([before.refusal, before.code]).toEqual(['COURSE_NOT_OFFERED', -2208])

    api.clock.set('2026-11-02T10:00:00+09:00')
    for (const { next: coming } of (await next()).courses) {
      if (!coming) throw new Error('There is no draft')
      const { courseNo, revision } = coming
      expect((await admin.maker.call(publishCourse, { courseNo, revision })).code).toBe(1)
    }
    expect(await missing()).toEqual([])
    const answer = await apply()
    expect(answer.entity.price).toBe(36_000)
    const kept = await api.database.db.onlineEnrolment.findUniqueOrThrow({
      where: { enrolmentNo: answer.entity.enrolmentNo },
      include: { course: true },
    })
    expect(kept.course).toMatchObject({ year: 2027, edition: 1 })
    const { list } = (await api.client.call(listCourses, { isOnline: 1 })).entity
    expect(list.map(({ year, isOpen }) => [year, isOpen])).toEqual([
      [2027, true],
      [2027, true],
    ])
  })
})
