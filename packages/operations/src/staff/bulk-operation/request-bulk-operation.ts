import { type PrismaClient, transaction } from '@hygiene/db'
import { BULK_ALONE, denied } from '@hygiene/domain'
import { type Asking, requestApproval } from '../approval/request-approval.ts'
import { bulkOperationApproval } from './bulk-operation-approval.ts'
import { type BulkOrder, prepareBulkOperation } from './prepare-bulk-operation.ts'

/** Keeps an action over more than 1,000 people with its rows, and asks a second employee. Nothing of it happens yet. */
export async function requestBulkOperation(
  client: PrismaClient,
  order: Omit<BulkOrder, 'reason' | 'employeeNo'>,
  asking: Asking,
  now: Date,
) {
  const { employeeNo } = asking.maker
  return transaction(client, async (db) => {
    const prepared = await prepareBulkOperation(
      db,
      { ...order, employeeNo, reason: asking.text },
      'asked',
      now,
    )
    if (!prepared.allowed) return prepared
    const { bulkOperationNo, people } = prepared
    if (people <= BULK_ALONE) return denied('BULK_NEEDS_NO_APPROVAL')
    return requestApproval(db, bulkOperationApproval, { bulkOperationNo }, asking, now)
  })
}
