import { requestBulkOperation as contract } from '@hygiene/contracts/staff/bulk-operation/request-bulk-operation'
import { BULK_ALONE } from '@hygiene/domain/staff/bulk-operation/bulk-operation'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../kit/operation.ts'
import { requestApproval } from '../approval/request-approval.ts'
import { bulkOperationApproval } from './bulk-operation-approval.ts'
import { prepareBulkOperation } from './prepare-bulk-operation.ts'

export const requestBulkOperation = operation(contract, async ({ db, input, actor, now }) => {
  const order = { ...input, employeeNo: actor.employeeNo, reason: input.text }
  const prepared = await prepareBulkOperation(db, order, 'asked', now)
  if (!prepared.allowed) return prepared
  const { bulkOperationNo, people } = prepared
  if (people <= BULK_ALONE) return denied('BULK_NEEDS_NO_APPROVAL')
  return requestApproval(db, bulkOperationApproval, { bulkOperationNo }, { ...input, maker: actor }, now)
})
