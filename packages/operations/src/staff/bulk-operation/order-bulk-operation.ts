import { runBulkOperation } from '@hygiene/contracts/platform/job/run-bulk-operation'
import { handOver, type PrismaClient, transaction } from '@hygiene/db'
import { BULK_ALONE, bulkOperationLabel, denied } from '@hygiene/domain'
import { writeAudit } from '../audit-log/write-audit.ts'
import {
  type BulkOrder,
  type BulkRefusal,
  prepareBulkOperation,
  type Prepared,
} from './prepare-bulk-operation.ts'

type Ordered = Prepared | { allowed: false; reason: BulkRefusal | 'BULK_NEEDS_APPROVAL' }

/** Begins an action over a frozen set; over 1,000 people it takes two employees. Ordered again, it is the same action. */
export async function orderBulkOperation(
  client: PrismaClient,
  order: BulkOrder & { ipAddress: string },
  now: Date,
): Promise<Ordered> {
  return transaction<Ordered>(client, async (db) => {
    const prepared = await prepareBulkOperation(db, order, 'running', now)
    if (!prepared.allowed || prepared.isRepeated) return prepared
    const { bulkOperationNo, people } = prepared
    if (people > BULK_ALONE) return denied('BULK_NEEDS_APPROVAL')
    await handOver(db, runBulkOperation, { bulkOperationNo })
    const { employeeNo, reason, ipAddress, work } = order
    const subject = { kind: 'bulkOperation', no: bulkOperationNo } as const
    await writeAudit(db, {
      caller: { employeeNo },
      operation: 'orderBulkOperation',
      subject,
      detail: bulkOperationLabel[work.kind],
      reason,
      ipAddress,
      now,
    })
    return prepared
  })
}
