import { carryOutImport } from '@hygiene/contracts/platform/job/carry-out-import'
import { handOver, type PrismaClient, transaction } from '@hygiene/db'
import {
  BULK_ALONE,
  denied,
  type ImportKindName,
  importKindOf,
  type StaffRole,
  staffMay,
} from '@hygiene/domain'
import { requestApproval } from '../approval/request-approval.ts'
import { writeAudit } from '../audit-log/write-audit.ts'
import { bulkImport } from './bulk-import.ts'
import { countImportRows } from './count-import-rows.ts'
import { lockImport } from './lock-import.ts'

interface Ordering {
  importNo: number
  reasonCode?: string | undefined
  text?: string | undefined
  evidenceFileNo?: string | undefined
}

interface Orderer {
  employeeNo: number
  role: StaffRole
  ipAddress: string
}

/**
 * Has the rows written that are left, or asks a second person where they are many or of a kind that takes two. Of two orders at
 * the same instant the second finds the import under way.
 */
export async function orderImport(client: PrismaClient, wanted: Ordering, caller: Orderer, now: Date) {
  return transaction(client, async (db) => {
    const { importNo, reasonCode, evidenceFileNo } = wanted
    const head = await lockImport(db, importNo, now)
    if (!head) return denied('IMPORT_NOT_FOUND')
    const { label, permission, needsTwo, ownReason } = importKindOf(head.kind as ImportKindName)
    if (!staffMay(caller.role, permission)) return denied('STAFF_FORBIDDEN')
    if (head.status !== 'ready') return denied('IMPORT_NOT_READY')
    const counts = await countImportRows(db, importNo)
    if (counts.undecided > 0) return denied('IMPORT_ROWS_UNDECIDED')
    if (counts.writes === 0) return denied('IMPORT_NOTHING')
    const isForTwo = needsTwo || counts.writes > BULK_ALONE
    const text = wanted.text ?? (isForTwo ? undefined : ownReason)
    if (text === undefined || (isForTwo && reasonCode === undefined)) return denied('APPROVAL_REASON_UNKNOWN')

    const { employeeNo, ipAddress } = caller
    await db.staffImportRow.updateMany({ where: { importNo, isAgain: true }, data: { isAgain: false } })
    const ordered = { orderedByNo: employeeNo, orderedAt: now, text, ipAddress, doneRows: 0 }
    const action = { operation: 'orderImport', subject: { kind: 'import', no: importNo } } as const
    await writeAudit(db, {
      caller,
      ...action,
      detail: label,
      reason: `${head.sha256} ${text}`.slice(0, 200),
      ipAddress,
      now,
    })
    if (!isForTwo || reasonCode === undefined) {
      await db.staffImport.update({ where: { importNo }, data: { ...ordered, status: 'ordered' } })
      await handOver(db, carryOutImport, { importNo })
      return { allowed: true as const, rows: counts.writes, approvalNo: null }
    }
    const asking = { maker: caller, reasonCode, text, evidenceFileNo }
    const asked = await requestApproval(db, bulkImport, { importNo }, asking, now)
    if (!asked.allowed) return asked
    const { approvalNo } = asked
    await db.staffImport.update({ where: { importNo }, data: { ...ordered, status: 'approval', approvalNo } })
    return { allowed: true as const, rows: counts.writes, approvalNo }
  })
}
