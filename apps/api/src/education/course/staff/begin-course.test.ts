import { beginCourse } from '@hygiene/contracts/education/course/staff/begin-course'
import { dropCourseDraft } from '@hygiene/contracts/education/course/staff/drop-course-draft'
import { listStaffCourses } from '@hygiene/contracts/education/course/staff/list-staff-courses'
import { readStaffCourse } from '@hygiene/contracts/education/course/staff/read-staff-course'
import { addCourse } from '@hygiene/testing'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type CourseAdmin, openCourseAdmin } from '../../../testing/course-admin.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

let api: TestApi
let admin: CourseAdmin

beforeAll(async () => {
  api = await startTestApi({ LOG_LEVEL: 'silent' })
  api.clock.set('2026-11-21T10:00:00+09:00')
  admin = await openCourseAdmin(api)
  await addCourse(api.database.db, { year: 2026 })
})
afterAll(() => api.stop())

const KIND = { year: 2026, salesType: 2, industryType: 2, onlineType: 1 } as const
const begin = (more: object = {}, client = admin.maker) =>
  client.call(beginCourse, { ...KIND, taxKind: 'exempt', ...more })

it('starts a course of a missing trade as a draft with the rules of a similar course', async () => {
  const { courseNo } = (await begin()).entity
  const { versions, draft } = (await admin.maker.call(readStaffCourse, { courseNo })).entity
  expect(versions.map(({ edition, state }) => [edition, state])).toEqual([[1, 'draft']])
  expect(versions[0]?.rules).toMatchObject({ priceWon: 36_000, lectures: [], windows: [] })
  expect(draft?.courseNo).toBe(courseNo)
  const filter = { year: 2026, state: 'draft' as const }
  const sort = { by: 'year', isDescending: true } as const
  const listed = await admin.maker.call(listStaffCourses, { filter, sort, text: '' })
  expect(listed.entity.list).toMatchObject([{ courseNo, ...KIND, hasDraft: true }])
  const action = { operation: 'beginCourse', subjectKind: 'course', subjectNo: courseNo }
  expect(await api.database.db.auditEntry.count({ where: action })).toBe(1)
})

it('creates one of two concurrent equal courses and refuses the other', async () => {
  const twice = await Promise.all([begin({ industryType: 3 }), begin({ industryType: 3 })])
  expect(twice.map(({ refusal }) => refusal ?? 'begun').toSorted()).toEqual(['COURSE_EXISTS', 'begun'])
  expect((await begin({ industryType: 1 })).refusal).toBe('COURSE_EXISTS')
})

it('uses the hours of the law without a similar course and starts again after a discard', async () => {
  const { courseNo } = (await begin({ salesType: 1, onlineType: 2 })).entity
  const { versions } = await admin.read(courseNo)
  expect(versions[0]?.rules).toMatchObject({ hours: 6, priceWon: 0 })
  expect((await admin.maker.call(dropCourseDraft, { courseNo, revision: 0 })).code).toBe(1)
  expect((await begin({ salesType: 1, onlineType: 2 })).code).toBe(1)
})

it.each([
  ['a year that is over', { year: 2025 }, 'COURSE_YEAR_OUTSIDE'],
  ['a year after the next', { year: 2028 }, 'COURSE_YEAR_OUTSIDE'],
  ['a trade the specification does not have', { industryType: 4 }, 400],
  ['no way', { onlineType: null }, 400],
  ['no tax decision', { taxKind: 'undecided' }, 400],
])('refuses a course with %s', async (_what, more, expected) => {
  const { refusal, status } = await begin(more)
  expect(refusal ?? status).toBe(expected)
})

it('requires the permission to change courses', async () => {
  const finance = await logInStaff(api, 'finance1', 'finance')
  expect((await begin({ year: 2027 }, finance.client)).refusal).toBe('STAFF_FORBIDDEN')
})
