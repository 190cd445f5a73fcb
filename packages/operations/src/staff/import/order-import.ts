import { carryOutImport } from '@hygiene/contracts/platform/job/carry-out-import'
import { orderImport as contract } from '@hygiene/contracts/staff/import/order-import'
import { handOver } from '@hygiene/db/outbox'
import { BULK_ALONE } from '@hygiene/domain/staff/bulk-operation/bulk-operation'
import { denied } from '@hygiene/domain/verdict'
import { type ImportKindName, importKindOf } from '@hygiene/domain/staff/import/import-kinds'
import { staffMay } from '@hygiene/domain/staff/permission/permissions'
import { operation } from '../../kit/operation.ts'
import { requestApproval } from '../approval/request-approval.ts'
import { bulkImport } from './bulk-import.ts'
import { countImportRows } from './count-import-rows.ts'
import { lockImport } from './lock-import.ts'

/**
 * Orders the remaining rows to be written. Many rows, or a kind that needs two employees, require an approval. If two orders are
 * simultaneous, the later one finds the import in progress.
 */
export const orderImport = operation(contract, async ({ db, input, actor, now, log }) => {
  const { importNo, reasonCode, evidenceFileNo } = input
  const head = await lockImport(db, actor, importNo, now)
  if (!head) return denied('IMPORT_NOT_FOUND')
  const { label, permission, needsTwo, ownReason } = importKindOf(head.kind as ImportKindName)
  if (!staffMay(actor.role, permission)) return denied('STAFF_FORBIDDEN')
  if (head.status !== 'ready') return denied('IMPORT_NOT_READY')
  const counts = await countImportRows(db, importNo)
  if (counts.undecided > 0) return denied('IMPORT_ROWS_UNDECIDED')
  if (counts.writes === 0) return denied('IMPORT_NOTHING')
  const isForTwo = needsTwo || counts.writes > BULK_ALONE
  const text = input.text ?? (isForTwo ? undefined : ownReason)
  if (text === undefined || (isForTwo && reasonCode === undefined)) return denied('APPROVAL_REASON_UNKNOWN')

  const { employeeNo, ipAddress } = actor
  await db.staffImportRow.updateMany({ where: { importNo, isAgain: true }, data: { isAgain: false } })
  const ordered = { orderedByNo: employeeNo, orderedAt: now, text, ipAddress, doneRows: 0 }
  log({ detail: label, reason: `${head.sha256} ${text}`.slice(0, 200) })
  if (!isForTwo || reasonCode === undefined) {
    await db.staffImport.update({ where: { importNo }, data: { ...ordered, status: 'ordered' } })
    await handOver(db, carryOutImport, { importNo })
    return { rows: counts.writes, approvalNo: null }
  }
  const asking = { maker: actor, reasonCode, text, evidenceFileNo }
  const asked = await requestApproval(db, bulkImport, { importNo }, asking, now)
  if (!asked.allowed) return asked
  const { approvalNo } = asked
  await db.staffImport.update({ where: { importNo }, data: { ...ordered, status: 'approval', approvalNo } })
  return { rows: counts.writes, approvalNo }
})
