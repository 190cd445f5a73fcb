import { readTimetable as contract } from '@hygiene/contracts/in-person/session/staff/read-timetable'
import { staffMay } from '@hygiene/domain'
import { implement } from '../../../http/implement.ts'
import { isOwnSession } from './own-sessions.ts'

export const readTimetable = implement(contract, async ({ input, caller, deps, refuse }) => {
  const { sessionNo } = input
  if (!(await isOwnSession(deps.db, caller, sessionNo))) throw refuse('SESSION_NOT_FOUND')
  const lessons = await deps.db.sessionLesson.findMany({
    where: { sessionNo },
    include: { instructor: true },
    orderBy: [{ startsAt: 'asc' }, { lessonNo: 'asc' }],
  })
  // Names to choose from are for those who may put them in.
  const instructors = staffMay(caller.role, 'decideSessions')
    ? await deps.db.instructor.findMany({
        where: { endedAt: null },
        orderBy: [{ name: 'asc' }, { instructorNo: 'asc' }],
      })
    : []
  return {
    lessons: lessons.map(({ instructor, startsAt, endsAt, ...lesson }) => ({
      ...lesson,
      instructorName: instructor.name,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
    })),
    instructors,
  }
})
