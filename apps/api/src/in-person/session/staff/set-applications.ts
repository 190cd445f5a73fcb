import { setApplications as contract } from '@hygiene/contracts/in-person/session/staff/set-applications'
import { loggedAction } from '@hygiene/domain'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { setApplications as set } from '@hygiene/operations/in-person/session/set-applications'
import { implement } from '../../../http/implement.ts'
import { isOwnSession } from './own-sessions.ts'

export const setApplications = implement(
  contract,
  async ({ input, caller, deps, ipAddress, now, refuse }) => {
    const { sessionNo, reason } = input
    if (!(await isOwnSession(deps.db, caller, sessionNo))) throw refuse('SESSION_NOT_FOUND')
    const closesAt = input.closesAt === null ? null : new Date(input.closesAt)
    const action = loggedAction.setApplications(sessionNo, closesAt)
    const verdict = await set(
      deps.db,
      {
        sessionNo,
        closesAt,
        alongside: (db) => writeAudit(db, { caller, ...action, reason, ipAddress, now }),
      },
      now,
    )
    if (!verdict.allowed) throw refuse(verdict.reason)
    return { sessionNo }
  },
)
