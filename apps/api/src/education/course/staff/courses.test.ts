import { listCourses } from '@hygiene/contracts/education/course/list-courses'
import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import { approveChange } from '@hygiene/contracts/staff/approval/approve-change'
import { beginCourseDraft } from '@hygiene/contracts/education/course/staff/begin-course-draft'
import { dropCourseDraft } from '@hygiene/contracts/education/course/staff/drop-course-draft'
import { listStaffCourses } from '@hygiene/contracts/education/course/staff/list-staff-courses'
import { publishCourse } from '@hygiene/contracts/education/course/staff/publish-course'
import { readStaffCourse } from '@hygiene/contracts/education/course/staff/read-staff-course'
import { saveCourseDraft } from '@hygiene/contracts/education/course/staff/save-course-draft'
import { addCourse, addEnrolment, addExamQuestions, addPerson, type TaughtCourse } from '@hygiene/testing'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type CourseAdmin, openCourseAdmin, rulesSent } from '../../../testing/course-admin.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

let api: TestApi
let admin: CourseAdmin
let years = 2030
let course: TaughtCourse

beforeAll(async () => {
  api = await startTestApi()
  admin = await openCourseAdmin(api)
})
afterAll(() => api.stop())
beforeEach(async () => {
  api.clock.set('2026-11-21T10:00:00+09:00')
  years += 1
  course = await addCourse(api.database.db, { year: years })
  const questions = await addExamQuestions(api.database.db, 20)
  await api.database.db.bankQuestion.createMany({
    data: questions.map(({ questionNo }) => ({ year: years, salesType: 2, industryType: 1, questionNo })),
  })
})

const courseNo = () => course.code.courseNo

describe('a draft', () => {
  it('starts a draft once as a copy of the version in force, unseen by applicants', async () => {
    const begin = () => admin.maker.call(beginCourseDraft, { courseNo: courseNo() })
    const [one, other] = await Promise.all([begin(), begin()])
    expect(one.entity).toEqual(other.entity)
    const { versions, draft } = await admin.read(courseNo())
    expect(draft).toMatchObject({ courseNo: one.entity.courseNo, revision: 0 })
    expect(versions.map(({ edition, state }) => [edition, state])).toEqual([
      [2, 'draft'],
      [1, 'running'],
    ])
    expect(versions[0]?.rules).toEqual(versions[1]?.rules)
    expect(versions[0]?.differences).toEqual([])
  })

  it('refuses the later of two editors and keeps the first save', async () => {
    const seen = await admin.draft(courseNo(), { priceWon: 37_000 })
    const { versions } = await admin.read(courseNo())
    const rules = rulesSent(versions[0]!.rules)
    const save = (priceWon: number) => admin.maker.call(saveCourseDraft, { ...seen, ...rules, priceWon })
    const answers = await Promise.all([save(38_000), save(39_000)])
    expect(answers.map(({ refusal }) => refusal ?? 'saved').toSorted()).toEqual([
      'COURSE_DRAFT_CHANGED',
      'saved',
    ])
    const kept = (await admin.read(courseNo())).versions[0]?.rules.priceWon
    expect(kept).toBe(answers[0].refusal ? 39_000 : 38_000)
  })

  it('discards a draft and gives its edition number to the next one', async () => {
    const seen = await admin.draft(courseNo())
    expect((await admin.maker.call(dropCourseDraft, seen)).code).toBe(1)
    expect((await admin.maker.call(dropCourseDraft, seen)).refusal).toBe('COURSE_NOT_FOUND')
    await admin.draft(courseNo())
    expect((await admin.read(courseNo())).versions.map(({ edition }) => edition)).toEqual([2, 1])
  })

  it.each<[string, (sent: SentTo<typeof saveCourseDraft>) => object]>([
    ['a negative price', () => ({ priceWon: -1 })],
    ['a pass mark above 100', () => ({ passScore: 101 })],
    ['no hours', () => ({ hours: 0 })],
    ['a lecture twice', ({ lectureNos }) => ({ lectureNos: [...lectureNos, ...lectureNos] })],
    [
      'a window that ends before it begins',
      ({ windows }) => ({
        windows: windows.map(({ opensAt, closesAt }) => ({ opensAt: closesAt, closesAt: opensAt })),
      }),
    ],
  ])('refuses a draft with %s', async (_what, more) => {
    const seen = await admin.draft(courseNo())
    const sent = { ...seen, ...rulesSent((await admin.read(courseNo())).versions[0]!.rules) }
    expect((await admin.maker.call(saveCourseDraft, { ...sent, ...more(sent) })).status).toBe(400)
  })

  it('refuses an unknown lecture and a change of a published version', async () => {
    const seen = await admin.draft(courseNo())
    const rules = rulesSent((await admin.read(courseNo())).versions[0]!.rules)
    const save = (more: object) => admin.maker.call(saveCourseDraft, { ...seen, ...rules, ...more })
    expect((await save({ lectureNos: [9_999_999] })).refusal).toBe('COURSE_LECTURE_UNKNOWN')
    expect((await save({ courseNo: courseNo() })).refusal).toBe('COURSE_NOT_DRAFT')
    expect((await save({ courseNo: 9_999_999 })).refusal).toBe('COURSE_NOT_FOUND')
  })
})

describe('publishing', () => {
  it('starts a version at its instant and keeps the version before in force until then', async () => {
    const startsAt = new Date(api.clock.now().getTime() + 600_000).toISOString()
    const second = await admin.publish(courseNo(), { priceWon: 40_000 }, startsAt)
    const states = async () => (await admin.read(second)).versions.map(({ state }) => state)
    expect(await states()).toEqual(['planned', 'running'])
    api.clock.advance(600)
    expect(await states()).toEqual(['running', 'past'])
    const { versions } = await admin.read(second)
    expect(versions[0]?.differences).toEqual([{ label: '교육비', before: '36,000원', after: '40,000원' }])
    expect(versions[0]).toMatchObject({ publishedBy: expect.any(String), approvalNo: null })
  })

  it.each<[string, () => Promise<{ refusal: string | null }>, string]>([
    ['what changes nothing', async () => publishWith({}), 'COURSE_SAME_RULES'],
    ['no lectures', async () => publishWith({ lectureNos: [] }), 'COURSE_NO_LECTURES'],
    ['no window', async () => publishWith({ windows: [] }), 'COURSE_NO_WINDOW'],
    ['no price', async () => publishWith({ priceWon: 0 }), 'COURSE_NO_PRICE'],
    ['no survey of its year', async () => publishWithout('survey'), 'COURSE_NO_SURVEY'],
    ['no tax decision', async () => publishWithout('tax'), 'COURSE_NEEDS_TAX'],
    ['more questions than the bank has', async () => publishWith({ questionCount: 21 }), 'COURSE_BANK_SHORT'],
    [
      'a start after its year',
      async () => publishWith({ hours: 4 }, `${years + 1}-01-01T00:00:00Z`),
      'COURSE_START_AFTER_YEAR',
    ],
  ])('refuses to publish %s', async (_what, publish, refusal) => {
    expect((await publish()).refusal).toBe(refusal)
  })

  it('refuses a start before a planned version and a draft that another saved since', async () => {
    const soon = new Date(api.clock.now().getTime() + 600_000).toISOString()
    await admin.publish(courseNo(), { priceWon: 40_000 }, soon)
    expect((await publishWith({ priceWon: 41_000 })).refusal).toBe('COURSE_START_BEFORE_PLANNED')
    const seen = await admin.draft(courseNo())
    const stale = { ...seen, revision: seen.revision - 1 }
    expect((await admin.maker.call(publishCourse, stale)).refusal).toBe('COURSE_DRAFT_CHANGED')
  })

  it('requires two people for a running year and one for a year ahead', async () => {
    const running = await addCourse(api.database.db, { industryType: 2 })
    await addExamQuestions(api.database.db, 20)
    const seen = await admin.draft(running.code.courseNo, { priceWon: 30_000 })
    expect((await admin.maker.call(publishCourse, seen)).refusal).toBe('COURSE_NEEDS_TWO')
    const ahead = await admin.draft(courseNo(), { priceWon: 30_000 })
    expect((await admin.ask(ahead)).refusal).toBe('COURSE_NEEDS_ONE')

    const { approvalNo } = (await admin.ask(seen)).entity
    expect((await admin.ask(seen)).refusal).toBe('APPROVAL_TWIN_PENDING')
    expect((await admin.read(seen.courseNo)).pendingApprovalNo).toBe(approvalNo)
    expect((await admin.maker.call(approveChange, { approvalNo })).refusal).toBe('APPROVAL_OWN')
    expect((await admin.approver.call(approveChange, { approvalNo })).code).toBe(1)
    const price = async () =>
      (await api.client.call(listCourses, { industryType: 2, isOnline: 1 })).entity.list[0]?.price
    expect(await price()).toBe(36_000)
    api.clock.advance(60)
    expect(await price()).toBe(30_000)
    const { versions } = await admin.read(seen.courseNo)
    expect(versions[0]).toMatchObject({ edition: 2, approvalNo, state: 'running' })
  })

  it('ends the request of a draft that is saved again before the decision', async () => {
    const running = await addCourse(api.database.db, { industryType: 3 })
    await addExamQuestions(api.database.db, 20)
    const seen = await admin.draft(running.code.courseNo, { passScore: 70 })
    const { approvalNo } = (await admin.ask(seen)).entity
    await admin.draft(running.code.courseNo, { passScore: 80 })
    expect((await admin.approver.call(approveChange, { approvalNo })).refusal).toBe('APPROVAL_CHANGED')
    expect((await admin.read(seen.courseNo)).draft).not.toBeNull()
  })
})

it('counts who keeps which version by their progress', async () => {
  const { db } = api.database
  for (const status of ['applied', 'paid', 'surveyed', 'completed', 'cancelled'] as const) {
    const person = await addPerson(db, { userId: `${status}${years}` })
    await addEnrolment(db, person, course, { status })
  }
  await admin.publish(courseNo(), { priceWon: 50_000 })
  const [second, first] = (await admin.read(courseNo())).versions
  expect(first?.people).toEqual({ unpaid: 1, running: 2, usedUp: 0, completed: 1 })
  expect(second?.people).toEqual({ unpaid: 0, running: 0, usedUp: 0, completed: 0 })
})

describe('the list of courses', () => {
  it('lists each course once by the version in force and filters by year, method, state, words', async () => {
    await admin.publish(courseNo(), { priceWon: 40_000 })
    api.clock.advance(60)
    await admin.draft(courseNo())
    const list = async (filter: SentTo<typeof listStaffCourses>['filter'], text = '') => {
      const sort = { by: 'year', isDescending: true } as const
      return (await admin.maker.call(listStaffCourses, { filter, sort, text })).entity.list
    }
    const own = {
      year: years,
      edition: 2,
      state: 'running',
      priceWon: 40_000,
      hasDraft: true,
      lectureCount: 2,
    }
    expect(await list({ year: years })).toMatchObject([own])
    expect(
      await list({ year: years, drafts: 1, onlineType: 1, state: 'running' }, '일반음식점'),
    ).toHaveLength(1)
    expect(await list({ year: years, onlineType: 2 })).toEqual([])
    expect(await list({ year: years }, '위탁급식')).toEqual([])
  })

  it('shows support courses without a change and a branch none of them', async () => {
    const support = (await logInStaff(api, 'courses3', 'support')).client
    expect((await support.call(readStaffCourse, { courseNo: courseNo() })).code).toBe(1)
    expect((await support.call(beginCourseDraft, { courseNo: courseNo() })).refusal).toBe('STAFF_FORBIDDEN')
    expect((await support.call(readStaffCourse, { courseNo: 9_999_999 })).refusal).toBe('COURSE_NOT_FOUND')
  })
})

async function publishWith(more: Parameters<CourseAdmin['draft']>[1], startsAt?: string) {
  const seen = await admin.draft(courseNo(), more)
  return admin.maker.call(publishCourse, { ...seen, ...(startsAt ? { startsAt } : {}) })
}

async function publishWithout(part: 'survey' | 'tax') {
  const { db } = api.database
  const seen = await admin.draft(courseNo(), { priceWon: 41_000 })
  if (part === 'survey') await db.survey.updateMany({ where: { year: years }, data: { year: 2000 } })
  else await db.course.update({ where: { courseNo: seen.courseNo }, data: { taxKind: 'undecided' } })
  return admin.maker.call(publishCourse, seen)
}
