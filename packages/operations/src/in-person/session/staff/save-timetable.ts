import { saveTimetable as contract } from '@hygiene/contracts/in-person/session/staff/save-timetable'
import type { Instructor } from '@hygiene/db/generated/client'
import { lockInstructors } from '@hygiene/db/locks'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../../kit/operation.ts'
import { judgeLessons } from '../../timetable/judge-lessons.ts'
import { lockOwnSession } from '../own-sessions.ts'

/** Saves a session's whole timetable. The instructors' lock prevents assigning anybody to two venues at once. */
export const saveTimetable = operation(contract, async ({ db, input, actor, log }) => {
  const { sessionNo } = input
  const session = await lockOwnSession(db, actor, sessionNo)
  if (!session) return denied('SESSION_NOT_FOUND')
  if (session.status === 'cancelled') return denied('SESSION_CANCELLED')
  const lessons = input.lessons.map((lesson) => ({
    ...lesson,
    startsAt: new Date(lesson.startsAt),
    endsAt: new Date(lesson.endsAt),
  }))
  const existing = await db.sessionLesson.findMany({ where: { sessionNo } })
  const instructors = await lockInstructors(
    db,
    lessons.map(({ instructorNo }) => instructorNo),
  )
  const known = existing.map(({ instructorNo }) => instructorNo)
  for (const { instructorNo } of lessons) {
    const refusal = refusalOf(instructors, instructorNo, known)
    if (refusal) return denied(refusal)
  }
  const verdict = await judgeLessons(
    db,
    session,
    lessons.map((lesson) => ({ ...lesson, branchNo: session.branchNo })),
  )
  if (!verdict.allowed) return verdict
  await db.sessionLesson.deleteMany({ where: { sessionNo } })
  await db.sessionLesson.createMany({ data: lessons.map((lesson) => ({ ...lesson, sessionNo })) })
  log({ detail: `강의 ${lessons.length}개` })
  return { sessionNo }
})

/** Lets a former instructor keep the existing lessons of this session. */
function refusalOf(
  instructors: readonly Instructor[],
  instructorNo: number,
  known: readonly number[],
): 'INSTRUCTOR_NOT_FOUND' | 'INSTRUCTOR_ENDED' | null {
  const found = instructors.find((one) => one.instructorNo === instructorNo)
  if (!found) return 'INSTRUCTOR_NOT_FOUND'
  return found.endedAt && !known.includes(instructorNo) ? 'INSTRUCTOR_ENDED' : null
}
