import { askAttendanceSheet as contract } from '@hygiene/contracts/in-person/session/staff/ask-attendance-sheet'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { findSessionPeople } from '@hygiene/operations/in-person/session/find-session-people'
import { askAttendanceSheet as ask } from '@hygiene/operations/in-person/attendance-sheet/ask-attendance-sheet'
import { implement } from '../../../http/implement.ts'
import { isOwnSession } from './own-sessions.ts'

/** The sheet shows names, so each person on it is in the log with the reason. */
export const askAttendanceSheet = implement(contract, async (call) => {
  const { input, caller, deps, ipAddress, now, refuse } = call
  const { sessionNo, reason } = input
  if (!(await isOwnSession(deps.db, caller, sessionNo))) throw refuse('SESSION_NOT_FOUND')

  const people = await findSessionPeople(deps.db, { sessionNo })
  const memberNos = [...new Set(people.map(({ memberNo }) => memberNo))]
  const action = { operation: 'askAttendanceSheet', subject: { kind: 'session', no: sessionNo } } as const
  const entry = { caller, ...action, reason, ipAddress, now, memberNos }
  const { employeeNo } = caller
  const alongside = (db: Parameters<typeof writeAudit>[0]) => writeAudit(db, entry)
  return { sheetNo: await ask(deps.db, { sessionNo, employeeNo, alongside }, now) }
})
