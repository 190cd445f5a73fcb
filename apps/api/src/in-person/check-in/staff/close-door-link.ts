import { closeDoorLink as contract } from '@hygiene/contracts/in-person/check-in/staff/close-door-link'
import { branchesOf, isOfBranches } from '@hygiene/domain'
import { closeDoorLink as close } from '@hygiene/operations/in-person/check-in/make-door-link'
import { implement } from '../../../http/implement.ts'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'

export const closeDoorLink = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const { doorPassNo, reason } = input
  const pass = await deps.db.doorPass.findUnique({ where: { doorPassNo }, include: { session: true } })
  if (!pass || !isOfBranches(branchesOf(caller), pass.session.branchNo)) throw refuse('DOOR_LINK_NOT_FOUND')

  const action = `closeDoorLink 회차 ${pass.sessionNo}`
  const isClosed = await close(
    deps.db,
    { doorPassNo, alongside: (db) => writeAudit(db, { caller, action, reason, ipAddress, now }) },
    now,
  )
  if (!isClosed) throw refuse('DOOR_LINK_NOT_FOUND')
  return { doorPassNo }
})
