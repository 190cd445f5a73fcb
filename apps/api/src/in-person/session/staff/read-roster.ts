import { readRoster as contract } from '@hygiene/contracts/in-person/session/staff/read-roster'
import { loggedAction } from '@hygiene/domain'
import { implement } from '../../../http/implement.ts'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { findOwnSession } from './own-sessions.ts'
import { rosterRows } from './roster-rows.ts'

/** Shows masked people and writes each of them to the audit log before they are shown. */
export const readRoster = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const { sessionNo } = input
  const session = await findOwnSession(deps.db, caller, sessionNo, now)
  if (!session) throw refuse('SESSION_NOT_FOUND')
  const list = await rosterRows(deps.db, session, now)

  const memberNos = [...new Set(list.map(({ memberNo }) => memberNo))]
  const action = loggedAction.readRoster(sessionNo)
  await writeAudit(deps.db, { caller, ...action, reason: '', ipAddress, now, memberNos })
  return { list }
})
