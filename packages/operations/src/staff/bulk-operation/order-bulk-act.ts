import { runBulkAct } from '@hygiene/contracts/platform/job/run-bulk-act'
import { handOver, type PrismaClient, transaction } from '@hygiene/db'
import { BULK_ALONE, bulkActLabel, denied } from '@hygiene/domain'
import { writeAudit } from '../audit-log/write-audit.ts'
import { type BulkOrder, type BulkRefusal, prepareBulkAct, type Prepared } from './prepare-bulk-act.ts'

type Ordered = Prepared | { allowed: false; reason: BulkRefusal | 'BULK_NEEDS_APPROVAL' }

/** Begins an act over a frozen set; over 1,000 people it takes two employees. Ordered again, it is the same act. */
export async function orderBulkAct(
  client: PrismaClient,
  order: BulkOrder & { ipAddress: string },
  now: Date,
): Promise<Ordered> {
  return transaction<Ordered>(client, async (db) => {
    const prepared = await prepareBulkAct(db, order, 'running', now)
    if (!prepared.allowed || prepared.isRepeated) return prepared
    const { bulkActNo, people } = prepared
    if (people > BULK_ALONE) return denied('BULK_NEEDS_APPROVAL')
    await handOver(db, runBulkAct, { bulkActNo })
    const { employeeNo, reason, ipAddress, work } = order
    const action = `orderBulkAct 묶음 ${bulkActNo}: ${bulkActLabel[work.kind]}`
    await writeAudit(db, { caller: { employeeNo }, action, reason, ipAddress, now })
    return prepared
  })
}
