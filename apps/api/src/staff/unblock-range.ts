import { unblockRange as contract } from '@hygiene/contracts'
import { forgetBlockedRanges } from '../http/blocked-addresses.ts'
import { implement } from '../http/implement.ts'
import { writeAudit } from '../http/write-audit.ts'

export const unblockRange = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const { rangeNo, reason } = input
  const range = await deps.db.blockedRange.findUnique({ where: { rangeNo } })
  if (!range) throw refuse('RANGE_NOT_FOUND')

  await deps.db.$transaction(async (db) => {
    await writeAudit(db, { caller, action: `unblockRange ${range.cidr}`, reason, ipAddress, now })
    if (!range.endsAt || range.endsAt > now) {
      await db.blockedRange.update({ where: { rangeNo }, data: { endsAt: now } })
    }
  })
  forgetBlockedRanges(deps.pool)
  return { rangeNo }
})
