import { endInstructor as contract } from '@hygiene/contracts/in-person/instructor/staff/end-instructor'
import { lockInstructors } from '@hygiene/db/locks'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../../kit/operation.ts'

/** Ends or reactivates an instructor. The lock prevents a timetable from naming them concurrently. */
export const endInstructor = operation(contract, async ({ db, input, now, log }) => {
  const { instructorNo, isEnded } = input
  const [instructor] = await lockInstructors(db, [instructorNo])
  if (!instructor) return denied('INSTRUCTOR_NOT_FOUND')
  if ((instructor.endedAt !== null) === isEnded) return denied('NOTHING_CHANGES')
  const ahead = { instructorNo, endsAt: { gt: now } }
  if (isEnded && (await db.sessionLesson.count({ where: ahead })) > 0) return denied('INSTRUCTOR_HAS_LESSONS')
  const endedAt = isEnded ? now : null
  await db.instructor.update({ where: { instructorNo }, data: { endedAt, changedAt: now } })
  log({ detail: isEnded ? '강의 마침' : '다시 강의' })
  return { instructorNo }
})
