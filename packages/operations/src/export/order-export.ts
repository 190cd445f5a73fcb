import { makeExport } from '@hygiene/contracts'
import { handOver, type PrismaClient, transaction } from '@hygiene/db'
import {
  branchesOf,
  BULK_ALONE,
  denied,
  EXPORT_ROWS_MOST,
  type ExportFormat,
  type ExportPurpose,
  type ExportScreen,
  exportListOf,
  staffMay,
  type StaffRole,
} from '@hygiene/domain'
import { requestApproval } from '../approval/request-approval.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { freezeSet } from '../views/freeze-set.ts'
import { bulkExport } from './bulk-export.ts'
import { type ExportChoice, exportKindOf, foundBy } from './export-kinds.ts'

/** Days a request for approval may wait, and one for the making. */
const SET_DAYS = 8

export interface ExportWanted {
  choice: ExportChoice
  format: ExportFormat
  columns: readonly string[]
  isUnmasked: boolean
  purpose: ExportPurpose
  words: string
  found: string
}

interface Orderer {
  employeeNo: number
  role: StaffRole
  branchNo: number | null
  ipAddress: string
}

/** Freezes the rows found and hands their file to the worker, or to a second person where they are many. */
export async function orderExport(client: PrismaClient, wanted: ExportWanted, caller: Orderer, now: Date) {
  const { choice, columns, ...words } = wanted
  const refusal = refusalOf(choice.screen, wanted.isUnmasked, caller.role)
  if (refusal) return denied(refusal)

  const { employeeNo, ipAddress } = caller
  const query = foundBy(choice, branchesOf(caller), now)
  const set = { employeeNo, screen: choice.screen, conditions: {} }
  const bounds = { days: SET_DAYS, most: EXPORT_ROWS_MOST }
  const frozen = await freezeSet(client, exportKindOf(choice.screen).key, query, set, now, bounds)
  if (!frozen.allowed) return denied('EXPORT_TOO_LARGE')
  const { setNo, count } = frozen.set
  if (count === 0) return denied('EXPORT_EMPTY')

  return transaction(client, async (db) => {
    const isMany = count > BULK_ALONE
    const { exportNo } = await db.staffExport.create({
      data: {
        ...words,
        employeeNo,
        ipAddress,
        screen: choice.screen,
        columns: [...columns],
        setNo,
        rowCount: count,
        status: isMany ? 'approval' : 'ordered',
        orderedAt: now,
      },
    })
    const action = `orderExport ${exportNo} ${choice.screen}`
    await writeAudit(db, { caller, action, reason: wanted.words, ipAddress, now })
    if (!isMany) {
      await handOver(db, makeExport, { exportNo })
      return { allowed: true as const, exportNo, rowCount: count, approvalNo: null }
    }
    const asking = { maker: caller, reasonCode: wanted.purpose, words: wanted.words }
    const asked = await requestApproval(db, bulkExport, { exportNo }, asking, now)
    if (!asked.allowed) return asked
    return { allowed: true as const, exportNo, rowCount: count, approvalNo: asked.approvalNo }
  })
}

/** The list itself must be open to the role; names as they are need a right of their own. */
function refusalOf(screen: ExportScreen, isUnmasked: boolean, role: StaffRole) {
  if (!staffMay(role, exportListOf(screen).permission)) return 'STAFF_FORBIDDEN'
  return isUnmasked && !staffMay(role, 'exportUnmasked') ? 'EXPORT_UNMASKED_FORBIDDEN' : null
}
