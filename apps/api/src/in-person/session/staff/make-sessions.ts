import { makeSessions as contract } from '@hygiene/contracts/in-person/session/staff/make-sessions'
import { branchesOf, isOfBranches, loggedAction } from '@hygiene/domain'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { makeSessions as make } from '@hygiene/operations/in-person/session/make-sessions'
import { implement } from '../../../http/implement.ts'

export const makeSessions = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const { reason, ...wanted } = input
  if (!isOfBranches(branchesOf(caller), wanted.branchNo)) throw refuse('BRANCH_NOT_FOUND')
  const made = await make(
    deps.db,
    {
      ...wanted,
      alongside: (db, sessionNos) =>
        writeAudit(db, { caller, ...loggedAction.makeSessions(sessionNos), reason, ipAddress, now }),
    },
    now,
  )
  if (!made.allowed) throw refuse(made.reason)
  return { sessionNos: made.sessionNos }
})
