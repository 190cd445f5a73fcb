import type { Readable } from 'node:stream'
import { takeExport as contract } from '@hygiene/contracts/staff/export/take-export'
import { exportListOf, type ExportScreen } from '@hygiene/domain/staff/export/export-lists'
import { seoulDay } from '@hygiene/domain/time/seoul-day'
import { exportKey } from '@hygiene/operations/staff/export/make-export'
import { takeExport as take, breakTaking, endTaking } from '@hygiene/operations/staff/export/take-export'
import { implementBytes } from '../../http/implement.ts'

const TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
}

/** The file goes out once; a connection that breaks before its last byte leaves it to be had again. */
export const takeExport = implementBytes(
  contract,
  async ({ input, caller, deps, ipAddress, now, refuse }) => {
    const { exportNo } = input
    const begun = await take(deps.db, { exportNo, caller, ipAddress }, now)
    if (!begun.allowed) throw refuse(begun.reason)
    const { file } = begun
    const body = await deps.storage.open(exportKey(file))
    noteEnd(body, async (isWhole) => {
      if (isWhole) await endTaking(deps.db, exportNo, deps.now())
      else await breakTaking(deps.db, exportNo)
    })
    return {
      body,
      contentType: file.format === 'csv' ? TYPES.csv : TYPES.xlsx,
      sizeBytes: Number(file.sizeBytes),
      fileName: `${exportListOf(file.screen as ExportScreen).label}_${seoulDay(file.orderedAt)}_${exportNo}.${file.format}`,
      isInline: false,
    }
  },
)

function noteEnd(body: Readable, note: (isWhole: boolean) => Promise<void>): void {
  body.once('close', () => {
    // Without a database nothing is noted: after ten minutes the file can be had again.
    note(body.readableEnded).catch(() => undefined)
  })
}
