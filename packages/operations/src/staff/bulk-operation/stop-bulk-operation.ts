import { stopBulkOperation as contract } from '@hygiene/contracts/staff/bulk-operation/stop-bulk-operation'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../kit/operation.ts'

/** Stops an action after the current batch. Finished rows stay done; the rest is left. */
export const stopBulkOperation = operation(contract, async ({ db, input: { bulkOperationNo }, now }) => {
  const { count } = await db.bulkOperation.updateMany({
    where: { bulkOperationNo, status: { in: ['asked', 'running'] } },
    data: { status: 'stopped', endedAt: now },
  })
  if (count > 0) return { bulkOperationNo }
  const found = await db.bulkOperation.count({ where: { bulkOperationNo } })
  return denied(found === 0 ? 'BULK_NOT_FOUND' : 'BULK_ENDED')
})
