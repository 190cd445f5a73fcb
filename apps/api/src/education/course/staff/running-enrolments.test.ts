import { approveChange } from '@hygiene/contracts/staff/approval/approve-change'
import { publishCourse } from '@hygiene/contracts/education/course/staff/publish-course'
import { readStaffEnrolment } from '@hygiene/contracts/education/enrolment/staff/read-staff-enrolment'
import { changeLecture } from '@hygiene/contracts/education/lecture/staff/change-lecture'
import { listLectures } from '@hygiene/contracts/education/study/list-lectures'
import { lockCourse } from '@hygiene/db/locks'
import {
  addCourse,
  addEnrolment,
  addExamQuestions,
  addPerson,
  type ContractClient,
  interleave,
  type TaughtCourse,
} from '@hygiene/testing'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CourseAdmin, openCourseAdmin, type Rules } from '../../../testing/course-admin.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

let api: TestApi
let admin: CourseAdmin
let course: TaughtCourse
let people = 0

beforeAll(async () => {
  api = await startTestApi()
  admin = await openCourseAdmin(api)
  course = await addCourse(api.database.db)
  await addExamQuestions(api.database.db, 60)
})
afterAll(() => api.stop())

const courseNo = () => course.code.courseNo
const db = () => api.database.db

async function rulesOf(enrolmentNo: number, client: ContractClient, isPaid: boolean) {
  const { entity } = await admin.maker.call(readStaffEnrolment, { kind: 'online', number: enrolmentNo })
  const { price, passScore, questionCount, edition, lectures } = entity
  const seen = isPaid ? (await client.call(listLectures, { enrolmentNo })).entity.list : []
  const kept = await db().onlineEnrolment.findUniqueOrThrow({
    where: { enrolmentNo },
    include: { course: true },
  })
  const { hours, maxAttempts } = kept.course
  return {
    price,
    passScore,
    questionCount,
    edition,
    hours,
    maxAttempts,
    lectures: lectures.map(({ title }) => title),
    seen: seen.map(({ lectureNo, order, title }) => [lectureNo, order, title]),
  }
}

const keptOf = (enrolmentNos: number[]) =>
  db().onlineEnrolment.findMany({
    where: { enrolmentNo: { in: enrolmentNos } },
    orderBy: { enrolmentNo: 'asc' },
    select: {
      enrolmentNo: true,
      course: { omit: { revision: true }, include: { lectures: { orderBy: { position: 'asc' } } } },
    },
  })

async function rename(lectureNo: number, title: string): Promise<void> {
  const before = await db().lecture.findUniqueOrThrow({ where: { lectureNo } })
  const text = { title: before.title, summary: before.summary }
  await admin.maker.call(changeLecture, { lectureNo, before: text, title, reason: '내용에 맞춤' })
}

const edit = fc.record(
  {
    priceWon: fc.integer({ min: 1, max: 90_000 }),
    hours: fc.integer({ min: 1, max: 8 }),
    passScore: fc.integer({ min: 10, max: 100 }),
    questionCount: fc.integer({ min: 1, max: 60 }),
    maxAttempts: fc.option(fc.integer({ min: 1, max: 9 })),
    isTurned: fc.boolean(),
    title: fc.option(fc.string({ minLength: 1, maxLength: 20, unit: fc.constantFrom('가', '나', '다') })),
    views: fc.array(fc.nat(), { minLength: 3, maxLength: 3 }),
  },
  { requiredKeys: ['priceWon', 'views'] },
)

describe('running enrolments', () => {
  it('keeps price, hours, pass mark, lectures and titles of their version under every edit', async () => {
    const known: { enrolmentNo: number; client: ContractClient; isPaid: boolean; rules: object }[] = []
    for (const status of ['applied', 'paid', 'studying', 'studied', 'surveyed'] as const) {
      people += 1
      const person = await addPerson(db(), { userId: `running${people}` })
      const { enrolmentNo } = await addEnrolment(db(), person, course, { status })
      const client = await api.logIn(person.userId)
      const isPaid = status !== 'applied'
      known.push({ enrolmentNo, client, isPaid, rules: await rulesOf(enrolmentNo, client, isPaid) })
    }
    const lectureNos = course.lectures.map(({ lectureNo }) => lectureNo)
    const view = async ({ enrolmentNo, client, isPaid, rules }: (typeof known)[number]) =>
      expect(await rulesOf(enrolmentNo, client, isPaid)).toEqual(rules)
    let priceBefore = course.code.priceWon
    await fc.assert(
      fc.asyncProperty(edit, async ({ isTurned, title, views, ...more }) => {
        if (priceBefore === more.priceWon) return
        priceBefore = more.priceWon
        const before = await keptOf(known.map(({ enrolmentNo }) => enrolmentNo))
        const changed: Partial<Rules> = isTurned ? { lectureNos: lectureNos.toReversed().slice(0, 1) } : {}
        await admin.changeRunning(courseNo(), { ...more, ...changed })
        api.clock.advance(61)
        if (title) await rename(lectureNos[0] ?? 0, title)
        const { enrolmentNo, client, price } = await admin.apply()
        expect(price).toBe(more.priceWon)
        expect(await keptOf(known.map((each) => each.enrolmentNo))).toEqual(before)
        for (const each of views.flatMap((at) => known[at % known.length] ?? [])) await view(each)
        known.push({ enrolmentNo, client, isPaid: false, rules: await rulesOf(enrolmentNo, client, false) })
      }),
      { numRuns: 12, endOnFailure: true },
    )
    for (const each of known) await view(each)
    expect(known.length).toBeGreaterThan(12)
  }, 60_000)

  it.each([
    ['its price', `UPDATE "Course" SET "priceWon" = 1 WHERE "courseNo" = $1`],
    ['its instant', `UPDATE "Course" SET "startsAt" = NULL WHERE "courseNo" = $1`],
    ['its lectures', `DELETE FROM "CourseLecture" WHERE "courseNo" = $1`],
    ['its windows', `UPDATE "ApplicationWindow" SET "closesAt" = now() WHERE "courseNo" = $1`],
    ['the version itself', `DELETE FROM "Course" WHERE "courseNo" = $1`],
  ])('refuses in the database to change the version of running enrolments: %s', async (_what, statement) => {
    await expect(db().$executeRawUnsafe(statement, courseNo())).rejects.toThrow(/does not change|foreign key/)
  })
})

describe('concurrent changes of a course', () => {
  it('publishes a draft for one of two concurrent requests and refuses the other', async () => {
    const ahead = await addCourse(db(), { year: 2029 })
    const questions = await addExamQuestions(db(), 20)
    await db().bankQuestion.createMany({
      data: questions.map(({ questionNo }) => ({ year: 2029, salesType: 2, industryType: 1, questionNo })),
    })
    const seen = await admin.draft(ahead.code.courseNo, { priceWon: 41_000 })
    const publish = (client: ContractClient) => client.call(publishCourse, seen)
    const other = await interleave(
      api.database,
      async (tx) => {
        await lockCourse(tx, ahead.code)
        const startsAt = new Date(api.clock.now().getTime() + 90_000)
        await tx.course.update({ where: { courseNo: seen.courseNo }, data: { startsAt } })
      },
      () => publish(admin.approver),
    )
    expect(other.refusal).toBe('COURSE_NOT_DRAFT')
    expect((await admin.read(seen.courseNo)).versions.map(({ state }) => state)).toEqual([
      'planned',
      'running',
    ])
  })

  it('makes one version when two employees approve one change concurrently', async () => {
    const seen = await admin.draft(courseNo(), { priceWon: 91_000 })
    const { approvalNo } = (await admin.ask(seen)).entity
    const approve = () => admin.approver.call(approveChange, { approvalNo })
    const answers = await Promise.all([approve(), approve(), approve()])
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
    expect(await db().course.count({ where: { approvalNo } })).toBe(1)
    api.clock.advance(61)
  })

  it('gives each applicant one version and its price during a concurrent publication', async () => {
    for (let round = 0; round < 3; round += 1) {
      const priceWon = 60_000 + round
      const seen = await admin.draft(courseNo(), { priceWon })
      const { approvalNo } = (await admin.ask(seen)).entity
      const applicants = Array.from({ length: 4 }, () => admin.apply())
      await Promise.all([admin.approver.call(approveChange, { approvalNo }), ...applicants])
      api.clock.advance(61)
      expect((await admin.apply()).price).toBe(priceWon)
    }
    const made = await db().onlineEnrolment.findMany({ include: { course: true } })
    const versions = await db().course.findMany({ where: { year: 2026, startsAt: { not: null } } })
    for (const { priceWon, course: version, appliedAt } of made) {
      expect(priceWon).toBe(version.priceWon)
      const inForce = versions
        .filter(({ startsAt }) => startsAt !== null && startsAt <= appliedAt)
        .toSorted((one, other) => Number(other.startsAt) - Number(one.startsAt))[0]
      expect(version.courseNo).toBe(inForce?.courseNo)
    }
  })
})
