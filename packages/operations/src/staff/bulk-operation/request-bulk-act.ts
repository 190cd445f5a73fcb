import { type PrismaClient, transaction } from '@hygiene/db'
import { BULK_ALONE, denied } from '@hygiene/domain'
import { type Asking, requestApproval } from '../approval/request-approval.ts'
import { bulkActApproval } from './bulk-act-approval.ts'
import { type BulkOrder, prepareBulkAct } from './prepare-bulk-act.ts'

/** Keeps an act over more than 1,000 people with its rows, and asks a second employee. Nothing of it happens yet. */
export async function requestBulkAct(
  client: PrismaClient,
  order: Omit<BulkOrder, 'reason' | 'employeeNo'>,
  asking: Asking,
  now: Date,
) {
  const { employeeNo } = asking.maker
  return transaction(client, async (db) => {
    const prepared = await prepareBulkAct(db, { ...order, employeeNo, reason: asking.words }, 'asked', now)
    if (!prepared.allowed) return prepared
    const { bulkActNo, people } = prepared
    if (people <= BULK_ALONE) return denied('BULK_NEEDS_NO_APPROVAL')
    return requestApproval(db, bulkActApproval, { bulkActNo }, asking, now)
  })
}
