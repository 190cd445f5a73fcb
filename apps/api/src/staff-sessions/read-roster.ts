import { readRoster as contract } from '@hygiene/contracts'
import { loggedAct } from '@hygiene/domain'
import { findSessionPeople } from '@hygiene/operations/in-person/session/find-session-people'
import { implement } from '../http/implement.ts'
import { writeAudit } from '@hygiene/operations/audit/write-audit'
import { findOwnSession } from './own-sessions.ts'
import { rosterRowOf } from './session-view.ts'

/** Shows masked people and writes each of them to the audit log before they are shown. */
export const readRoster = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const { sessionNo, reason } = input
  const session = await findOwnSession(deps.db, caller, sessionNo, now)
  if (!session) throw refuse('SESSION_NOT_FOUND')
  const people = await findSessionPeople(deps.db, { sessionNo })

  const memberNos = [...new Set(people.map(({ memberNo }) => memberNo))]
  const action = loggedAct.readRoster(sessionNo)
  await writeAudit(deps.db, { caller, action, reason, ipAddress, now, memberNos })
  return { list: people.map((person) => rosterRowOf(person, session, now)) }
})
