import { retireVenue as contract } from '@hygiene/contracts/in-person/venue/staff/retire-venue'
import { loggedAction } from '@hygiene/domain'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { retireVenue as retire } from '@hygiene/operations/in-person/venue/retire-venue'
import { implement } from '../../../http/implement.ts'

export const retireVenue = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const { venueNo, isRetired, reason } = input
  const action = loggedAction.onVenue('retireVenue', venueNo, isRetired ? '사용 중지' : '다시 사용')
  const verdict = await retire(
    deps.db,
    { venueNo, isRetired, alongside: (db) => writeAudit(db, { caller, ...action, reason, ipAddress, now }) },
    now,
  )
  if (!verdict.allowed) throw refuse(verdict.reason)
  return { venueNo }
})
