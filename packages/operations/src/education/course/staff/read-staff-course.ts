import { readStaffCourse as contract } from '@hygiene/contracts/education/course/staff/read-staff-course'
import type { Queries } from '@hygiene/db/connect'
import { denied } from '@hygiene/domain/verdict'
import {
  courseDifference,
  type CourseRules,
  lectureMinutes,
} from '@hygiene/domain/education/course/course-rules'
import { courseVersionState, needsTwoPeople } from '@hygiene/domain/education/course/course-version'
import { needsOf } from '@hygiene/domain/education/course/course-needs'
import { seoulYear } from '@hygiene/domain/time/seoul-day'
import { countPeople, type PeopleOfVersion } from '../count-people.ts'
import { countBank, kindOf, rulesOf, type Version, versionsOf } from '../load-version.ts'
import { query } from '../../../kit/operation.ts'

export const readStaffCourse = query(contract, async ({ input, db, now }) => {
  const known = await db.course.findUnique({ where: { courseNo: input.courseNo } })
  if (!known) return denied('COURSE_NOT_FOUND')
  const versions = await versionsOf(db, known)
  const [people, names, bankCount, lectures, pendingApprovalNo, surveys] = await Promise.all([
    countPeople(
      db,
      versions.map(({ courseNo }) => courseNo),
    ),
    namesOf(db, versions),
    countBank(db, known),
    db.lecture.findMany({ where: { videoEdition: { gt: 0 } }, orderBy: { lectureNo: 'asc' } }),
    pendingOf(db, versions),
    db.survey.count({ where: { year: known.year } }),
  ])
  const draft = versions.find(({ startsAt }) => startsAt === null)
  return {
    ...kindOf(known),
    name: (draft ?? versions[0] ?? known).name,
    needsTwoPeople: needsTwoPeople(known, now),
    asOf: now,
    versions: versions.map((version, place) => ({
      ...versionView(version, versions[place + 1], versions, now),
      publishedBy: names.get(version.publishedByNo) ?? null,
      people: peopleOf(people, version.courseNo),
    })),
    draft: draft
      ? {
          courseNo: draft.courseNo,
          revision: draft.revision,
          savedAt: draft.savedAt ?? now,
          savedBy: names.get(draft.savedByNo) ?? '',
        }
      : null,
    needs: draft ? needsOf(neededOf(draft, bankCount), surveys > 0) : [],
    pendingApprovalNo,
    bankCount,
    lectures,
  }
})

function neededOf(draft: Version, bankCount: number) {
  const { year } = draft
  const { windows, lectures, ...rules } = rulesOf(draft)
  const hasWindow = windows.some(
    ({ opensAt, closesAt }) => seoulYear(opensAt) <= year && seoulYear(closesAt) >= year,
  )
  return { ...draft, ...rules, bankCount, hasWindow, lectureMinutes: lectureMinutes(lectures) }
}

function versionView(version: Version, before: Version | undefined, all: readonly Version[], now: Date) {
  const { courseNo, edition, startsAt, publishedAt, approvalNo } = version
  const rules = rulesOf(version)
  return {
    courseNo,
    edition,
    state: courseVersionState(startsAt, all, now),
    startsAt,
    publishedAt,
    approvalNo,
    rules: rulesView(rules),
    differences: before ? courseDifference(rulesOf(before), rules) : [],
  }
}

function rulesView({ windows, lectures, ...rules }: CourseRules) {
  return {
    ...rules,
    lectures: [...lectures],
    windows: windows.map(({ opensAt, closesAt }) => ({
      opensAt,
      closesAt,
    })),
  }
}

function peopleOf(people: readonly PeopleOfVersion[], wanted: number) {
  const { unpaid, running, usedUp, completed } =
    people.find(({ courseNo }) => courseNo === wanted) ?? NO_PEOPLE
  return { unpaid, running, usedUp, completed }
}

const NO_PEOPLE = { unpaid: 0, running: 0, usedUp: 0, completed: 0 }

async function namesOf(db: Queries, versions: readonly Version[]): Promise<Map<number | null, string>> {
  const employeeNos = versions.flatMap(({ publishedByNo, savedByNo }) =>
    [publishedByNo ?? [], savedByNo ?? []].flat(),
  )
  const employees = await db.employee.findMany({ where: { employeeNo: { in: employeeNos } } })
  return new Map(employees.map(({ employeeNo, name }) => [employeeNo, name]))
}

async function pendingOf(db: Queries, versions: readonly Version[]): Promise<number | null> {
  const subjects = versions.map(({ courseNo }) => `course ${courseNo}`)
  const pending = await db.approval.findFirst({
    where: { kind: 'changeRunningRules', subject: { in: subjects }, status: 'pending' },
  })
  return pending?.approvalNo ?? null
}
