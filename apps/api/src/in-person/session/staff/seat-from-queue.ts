import { seatFromQueue as contract } from '@hygiene/contracts/in-person/session/staff/seat-from-queue'
import { branchesOf, isOfBranches } from '@hygiene/domain'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { seatFromQueue as seat } from '@hygiene/operations/in-person/queue/seat-from-queue'
import { implement } from '../../../http/implement.ts'
import { loggedReason, seatReasonLabel } from './logged-reason.ts'
import { rosterRows } from './roster-rows.ts'

export const seatFromQueue = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const { waitingNo, reasonCode, text } = input
  const entry = await deps.db.waitingEntry.findUnique({ where: { waitingNo }, include: { session: true } })
  if (!entry || !isOfBranches(branchesOf(caller), entry.session.branchNo)) throw refuse('WAITING_NOT_FOUND')

  const { applicationNo, memberNo, session } = entry
  const subject = { kind: 'application', no: applicationNo } as const
  const action = { operation: 'seatFromQueue', subject, detail: `회차 ${session.sessionNo}` }
  const reason = loggedReason(seatReasonLabel[reasonCode], text)
  const verdict = await seat(
    deps.db,
    {
      waitingNo,
      alongside: (db) => writeAudit(db, { caller, ...action, reason, ipAddress, now, memberNos: [memberNo] }),
    },
    now,
  )
  if (!verdict.allowed) throw refuse(verdict.reason)
  const [row] = await rosterRows(deps.db, session, now, applicationNo)
  if (!row) throw refuse('WAITING_NOT_FOUND')
  return row
})
