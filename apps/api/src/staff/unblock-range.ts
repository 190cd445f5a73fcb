import { unblockRange as contract } from '@hygiene/contracts'
import { implement } from '../http/implement.ts'
import { writeAudit } from '../http/write-audit.ts'

export const unblockRange = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const { rangeNo, reason } = input
  const range = await deps.db.blockedRange.findUnique({ where: { rangeNo } })
  if (!range) throw refuse('RANGE_NOT_FOUND')

  await deps.db.$transaction(async (db) => {
    const { count } = await db.blockedRange.updateMany({
      where: { rangeNo, OR: [{ endsAt: null }, { endsAt: { gt: now } }] },
      data: { endsAt: now },
    })
    if (count === 0) return
    await writeAudit(db, { caller, action: `unblockRange ${range.cidr}`, reason, ipAddress, now })
  })
  deps.blockedAddresses.forget()
  return { rangeNo }
})
