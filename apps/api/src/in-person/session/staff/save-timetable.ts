import { saveTimetable as contract } from '@hygiene/contracts/in-person/session/staff/save-timetable'
import { loggedAction } from '@hygiene/domain'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { saveTimetable as save } from '@hygiene/operations/in-person/timetable/save-timetable'
import { implement } from '../../../http/implement.ts'
import { isOwnSession } from './own-sessions.ts'

export const saveTimetable = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const { sessionNo, reason } = input
  if (!(await isOwnSession(deps.db, caller, sessionNo))) throw refuse('SESSION_NOT_FOUND')
  const lessons = input.lessons.map((lesson) => ({
    ...lesson,
    startsAt: new Date(lesson.startsAt),
    endsAt: new Date(lesson.endsAt),
  }))
  const action = loggedAction.saveTimetable(sessionNo, lessons.length)
  const verdict = await save(deps.db, {
    sessionNo,
    lessons,
    alongside: (db) => writeAudit(db, { caller, ...action, reason, ipAddress, now }),
  })
  if (!verdict.allowed) throw refuse(verdict.reason)
  return { sessionNo }
})
