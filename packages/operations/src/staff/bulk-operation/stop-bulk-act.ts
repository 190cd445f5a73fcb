import { type PrismaClient, transaction } from '@hygiene/db'
import { allowed, denied, type Verdict } from '@hygiene/domain'
import { writeAudit } from '../audit-log/write-audit.ts'

interface Stopping {
  bulkActNo: number
  employeeNo: number
  ipAddress: string
}

/** Stops an act: what is done stays done, the rest is left. It waits for the batch that is under way. */
export async function stopBulkAct(
  client: PrismaClient,
  { bulkActNo, employeeNo, ipAddress }: Stopping,
  now: Date,
): Promise<Verdict<'BULK_NOT_FOUND' | 'BULK_ENDED'>> {
  return transaction<Verdict<'BULK_NOT_FOUND' | 'BULK_ENDED'>>(client, async (db) => {
    const { count } = await db.bulkAct.updateMany({
      where: { bulkActNo, status: { in: ['asked', 'running'] } },
      data: { status: 'stopped', endedAt: now },
    })
    if (count === 0) {
      const found = await db.bulkAct.count({ where: { bulkActNo } })
      return denied(found === 0 ? 'BULK_NOT_FOUND' : 'BULK_ENDED')
    }
    const action = `stopBulkAct 묶음 ${bulkActNo}`
    await writeAudit(db, { caller: { employeeNo }, action, reason: '', ipAddress, now })
    return allowed()
  })
}
