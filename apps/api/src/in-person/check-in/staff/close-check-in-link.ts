import { closeCheckInLink as contract } from '@hygiene/contracts/in-person/check-in/staff/close-check-in-link'
import { branchesOf, isOfBranches } from '@hygiene/domain'
import { closeCheckInLink as close } from '@hygiene/operations/in-person/check-in/close-check-in-link'
import { implement } from '../../../http/implement.ts'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'

export const closeCheckInLink = implement(
  contract,
  async ({ input, caller, deps, ipAddress, now, refuse }) => {
    const { checkInPassNo, reason } = input
    const pass = await deps.db.checkInPass.findUnique({
      where: { checkInPassNo },
      include: { session: true },
    })
    if (!pass || !isOfBranches(branchesOf(caller), pass.session.branchNo))
      throw refuse('CHECK_IN_LINK_NOT_FOUND')

    const subject = { kind: 'session', no: pass.sessionNo } as const
    const isClosed = await close(
      deps.db,
      {
        checkInPassNo,
        alongside: (db) =>
          writeAudit(db, { caller, operation: 'closeCheckInLink', subject, reason, ipAddress, now }),
      },
      now,
    )
    if (!isClosed) throw refuse('CHECK_IN_LINK_NOT_FOUND')
    return { checkInPassNo }
  },
)
