import { type PrismaClient, transaction } from '@hygiene/db'
import { allowed, denied, type Verdict } from '@hygiene/domain'
import { writeAudit } from '../audit-log/write-audit.ts'

/** Ends a block now; one that has ended already stays as it is. */
export async function unblockRange(
  client: PrismaClient,
  entry: { rangeNo: number; reason: string; employeeNo: number; ipAddress: string },
  now: Date,
): Promise<Verdict<'RANGE_NOT_FOUND'>> {
  const { rangeNo, reason, employeeNo, ipAddress } = entry
  return transaction(client, async (db) => {
    const range = await db.blockedRange.findUnique({ where: { rangeNo } })
    if (!range) return denied('RANGE_NOT_FOUND')

    const { count } = await db.blockedRange.updateMany({
      where: { rangeNo, OR: [{ endsAt: null }, { endsAt: { gt: now } }] },
      data: { endsAt: now },
    })
    if (count === 0) return allowed()
    const subject = { kind: 'blockedRange', no: rangeNo } as const
    const action = { operation: 'unblockRange', subject, detail: range.cidr, reason }
    await writeAudit(db, { caller: { employeeNo }, ...action, ipAddress, now })
    return allowed()
  })
}
