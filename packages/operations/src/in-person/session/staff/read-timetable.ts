import { readTimetable as contract } from '@hygiene/contracts/in-person/session/staff/read-timetable'
import { denied } from '@hygiene/domain/verdict'
import { staffMay } from '@hygiene/domain/staff/permission/permissions'
import { query } from '../../../kit/operation.ts'
import { areOwnSessions } from '../own-sessions.ts'

export const readTimetable = query(contract, async ({ db, input: { sessionNo }, actor }) => {
  if (!(await areOwnSessions(db, actor, sessionNo))) return denied('SESSION_NOT_FOUND')
  const lessons = await db.sessionLesson.findMany({
    where: { sessionNo },
    include: { instructor: true },
    orderBy: [{ startsAt: 'asc' }, { lessonNo: 'asc' }],
  })
  const instructors = staffMay(actor.role, 'decideSessions')
    ? await db.instructor.findMany({
        where: { endedAt: null },
        orderBy: [{ name: 'asc' }, { instructorNo: 'asc' }],
      })
    : []
  return {
    lessons: lessons.map(({ instructor, startsAt, endsAt, ...lesson }) => ({
      ...lesson,
      instructorName: instructor.name,
      startsAt,
      endsAt,
    })),
    instructors,
  }
})
