import { type PrismaClient, transaction } from '@hygiene/db'
import { allowed, denied, type Verdict } from '@hygiene/domain'
import { writeAudit } from '../audit-log/write-audit.ts'

interface Stopping {
  bulkOperationNo: number
  employeeNo: number
  ipAddress: string
}

/** Stops an action: what is done stays done, the rest is left. It waits for the batch that is under way. */
export async function stopBulkOperation(
  client: PrismaClient,
  { bulkOperationNo, employeeNo, ipAddress }: Stopping,
  now: Date,
): Promise<Verdict<'BULK_NOT_FOUND' | 'BULK_ENDED'>> {
  return transaction<Verdict<'BULK_NOT_FOUND' | 'BULK_ENDED'>>(client, async (db) => {
    const { count } = await db.bulkOperation.updateMany({
      where: { bulkOperationNo, status: { in: ['asked', 'running'] } },
      data: { status: 'stopped', endedAt: now },
    })
    if (count === 0) {
      const found = await db.bulkOperation.count({ where: { bulkOperationNo } })
      return denied(found === 0 ? 'BULK_NOT_FOUND' : 'BULK_ENDED')
    }
    const subject = { kind: 'bulkOperation', no: bulkOperationNo } as const
    await writeAudit(db, {
      caller: { employeeNo },
      operation: 'stopBulkOperation',
      subject,
      reason: '',
      ipAddress,
      now,
    })
    return allowed()
  })
}
