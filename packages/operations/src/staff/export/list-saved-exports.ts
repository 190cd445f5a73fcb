import { listSavedExports as contract } from '@hygiene/contracts/staff/export/list-saved-exports'
import type { SavedExport } from '@hygiene/db/generated/client'
import type { ExportFormat } from '@hygiene/domain/staff/export/export'
import { type ExportScreen, exportListOf } from '@hygiene/domain/staff/export/export-lists'
import { staffMay } from '@hygiene/domain/staff/permission/permissions'
import { scheduleOf } from './schedule-export.ts'
import { query } from '../../kit/operation.ts'

/** Shows a role's saved export only to employees who may open its list. */
export const listSavedExports = query(contract, async ({ input: { screen }, actor, db }) => {
  const { employeeNo, role } = actor
  const rows = await db.savedExport.findMany({
    where: { OR: [{ employeeNo }, { role }], ...(screen ? { screen } : {}) },
    orderBy: { savedNo: 'asc' },
  })
  const open = rows.filter((row) => staffMay(role, exportListOf(row.screen as ExportScreen).permission))
  return {
    list: open.map((row) => {
      const isOwn = row.employeeNo === employeeNo
      return { ...shown(row), isOwn, mayRemove: isOwn || role === 'headquarters' }
    }),
  }
})

function shown(row: SavedExport) {
  return {
    ...row,
    screen: row.screen as ExportScreen,
    format: row.format as ExportFormat,
    filter: row.filter as Record<string, unknown>,
    schedule: scheduleOf(row),
    nextAt: row.nextAt,
    lastAt: row.lastAt,
  }
}
