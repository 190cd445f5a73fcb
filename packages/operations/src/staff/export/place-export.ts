import { makeExport } from '@hygiene/contracts/platform/job/make-export'
import { handOver } from '@hygiene/db/outbox'
import type { PrismaClient } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import { BULK_ALONE } from '@hygiene/domain/staff/bulk-operation/bulk-operation'
import { conditionText } from '@hygiene/domain/staff/export/export-conditions'
import { denied } from '@hygiene/domain/verdict'
import { EXPORT_ROWS_MOST, type ExportFormat, type ExportPurpose } from '@hygiene/domain/staff/export/export'
import { requestApproval } from '../approval/request-approval.ts'
import { freezeSet } from '../saved-view/freeze-set.ts'
import { bulkExport } from './bulk-export.ts'
import type { Viewer } from './export-kind.ts'
import { type ExportChoice, exportKindOf, foundBy } from './export-kinds.ts'
import { exportRefusal } from './export-refusal.ts'

/** Covers the days an approval request may wait plus one for making the file. */
const SET_DAYS = 8

export interface ExportWanted {
  choice: ExportChoice
  format: ExportFormat
  columns: readonly string[]
  isUnmasked: boolean
  purpose: ExportPurpose
  text: string
}

interface FrozenRows {
  setNo: string
  rowCount: number
}

export async function freezeExport(
  client: PrismaClient,
  { choice, isUnmasked }: ExportWanted,
  viewer: Viewer,
  now: Date,
) {
  const refusal = exportRefusal(choice.screen, isUnmasked, viewer.role)
  if (refusal) return denied(refusal)
  const query = await foundBy(client, choice, viewer, now)
  const set = { employeeNo: viewer.employeeNo, screen: choice.screen, conditions: {} }
  const bounds = { days: SET_DAYS, most: EXPORT_ROWS_MOST }
  const frozen = await freezeSet(client, exportKindOf(choice.screen, now).key, query, set, now, bounds)
  if (!frozen.allowed) return denied('EXPORT_TOO_LARGE')
  const { setNo, count } = frozen.set
  return count === 0 ? denied('EXPORT_EMPTY') : { allowed: true as const, setNo, rowCount: count }
}

export async function placeExport(
  db: Transaction,
  { choice, columns, ...view }: ExportWanted,
  caller: Viewer & { ipAddress: string },
  { setNo, rowCount }: FrozenRows,
  now: Date,
  turn: { savedNo: number; dueAt: Date } | null = null,
) {
  const isMany = rowCount > BULK_ALONE
  const { exportNo } = await db.staffExport.create({
    data: {
      ...view,
      found: conditionText(choice.screen, choice.filter, choice.text),
      employeeNo: caller.employeeNo,
      ipAddress: caller.ipAddress,
      screen: choice.screen,
      columns: [...columns],
      setNo,
      rowCount,
      status: isMany ? 'approval' : 'ordered',
      orderedAt: now,
      savedNo: turn?.savedNo ?? null,
      dueAt: turn?.dueAt ?? null,
    },
  })
  if (!isMany) {
    await handOver(db, makeExport, { exportNo })
    return { allowed: true as const, exportNo, rowCount, approvalNo: null }
  }
  const asking = { maker: caller, reasonCode: view.purpose, text: view.text }
  const asked = await requestApproval(db, bulkExport, { exportNo }, asking, now)
  if (!asked.allowed) return asked
  return { allowed: true as const, exportNo, rowCount, approvalNo: asked.approvalNo }
}
