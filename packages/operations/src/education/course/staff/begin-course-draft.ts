import { beginCourseDraft as contract } from '@hygiene/contracts/education/course/staff/begin-course-draft'
import { lockCourse } from '@hygiene/db/locks'
import type { Transaction } from '@hygiene/db/connect'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../../kit/operation.ts'
import { type Version, versionsOf } from '../load-version.ts'

/** Returns the existing draft or a copy of the latest version. Two concurrent calls get the same draft. */
export const beginCourseDraft = operation(contract, async ({ db, input, actor, now, log }) => {
  const known = await db.course.findUnique({ where: { courseNo: input.courseNo } })
  if (!known) return denied('COURSE_NOT_FOUND')
  await lockCourse(db, known)
  const [latest, ...others] = await versionsOf(db, known)
  if (!latest) return denied('COURSE_NOT_FOUND')
  if (latest.startsAt === null) {
    log(null)
    return { courseNo: latest.courseNo }
  }
  const edition = Math.max(...[latest, ...others].map((version) => version.edition)) + 1
  const courseNo = await copyVersion(db, latest, { edition }, { employeeNo: actor.employeeNo, now })
  log({ subject: { kind: 'course', no: courseNo } })
  return { courseNo }
})

export async function copyVersion(
  db: Transaction,
  version: Version,
  { windows = version.windows, ...other }: Partial<Pick<Version, 'edition' | 'year' | 'name' | 'windows'>>,
  { employeeNo, now }: { employeeNo: number; now: Date },
): Promise<number> {
  const {
    courseNo: _itsNo,
    startsAt: _start,
    publishedAt: _at,
    publishedByNo: _by,
    approvalNo: _request,
    revision: _saves,
    lectures,
    windows: _windows,
    ...columns
  } = version
  const { courseNo } = await db.course.create({
    data: {
      ...columns,
      ...other,
      savedAt: now,
      savedByNo: employeeNo,
      lectures: { create: lectures.map(({ lectureNo, position }) => ({ lectureNo, position })) },
      windows: { create: windows.map(({ opensAt, closesAt }) => ({ opensAt, closesAt })) },
    },
  })
  return courseNo
}
