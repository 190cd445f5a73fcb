import { runBulkOperation } from '@hygiene/contracts/platform/job/run-bulk-operation'
import { orderBulkOperation as contract } from '@hygiene/contracts/staff/bulk-operation/order-bulk-operation'
import { handOver } from '@hygiene/db/outbox'
import { BULK_ALONE, bulkOperationLabel } from '@hygiene/domain/staff/bulk-operation/bulk-operation'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../kit/operation.ts'
import { prepareBulkOperation } from './prepare-bulk-operation.ts'

/** Starts an action over a frozen set; over 1,000 people it requires two employees. A repeated order returns the same action. */
export const orderBulkOperation = operation(contract, async ({ db, input, actor, now, log }) => {
  const order = { ...input, employeeNo: actor.employeeNo }
  const prepared = await prepareBulkOperation(db, order, 'running', now)
  if (!prepared.allowed) return prepared
  if (prepared.isRepeated) {
    log(null)
    return prepared
  }
  const { bulkOperationNo, people } = prepared
  if (people > BULK_ALONE) return denied('BULK_NEEDS_APPROVAL')
  await handOver(db, runBulkOperation, { bulkOperationNo })
  log({ detail: bulkOperationLabel[input.work.kind] })
  return prepared
})
