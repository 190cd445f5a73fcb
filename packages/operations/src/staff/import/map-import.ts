import type { InputOf } from '@hygiene/contracts/kit/endpoint'
import { checkImport } from '@hygiene/contracts/platform/job/check-import'
import { mapImport as contract } from '@hygiene/contracts/staff/import/map-import'
import { handOver } from '@hygiene/db/outbox'
import { denied } from '@hygiene/domain/verdict'
import { guessColumns, type ImportMapping, unmappedColumns } from '@hygiene/domain/staff/import/map-columns'
import type { ImportCell } from '@hygiene/domain/staff/import/import-cell'
import { importColumnsOf, type ImportKindName } from '@hygiene/domain/staff/import/import-kinds'
import { operation } from '../../kit/operation.ts'
import { headerOf } from './keep-read-file.ts'
import { lockImport } from './lock-import.ts'

export const mapImport = operation(contract, async ({ db, input, actor, now }) => {
  const { importNo, isFinal } = input
  const head = await lockImport(db, actor, importNo, now)
  if (!head) return denied('IMPORT_NOT_FOUND')
  const hasWritten = (await db.staffImportRow.count({ where: { importNo, doneAt: { not: null } } })) > 0
  if (!['mapping', 'ready'].includes(head.status) || hasWritten) return denied('IMPORT_NOT_READY')
  const columns = importColumnsOf(head.kind as ImportKindName)
  const moved =
    input.headerAt !== undefined && input.headerAt !== head.headerAt
      ? await db.staffImportRow.findUnique({
          where: { importNo_rowAt: { importNo, rowAt: input.headerAt } },
        })
      : null
  const header = moved ? headerOf(moved.cells as ImportCell[]) : head.header
  const mapping = moved ? { columns: guessColumns(columns, header), values: {} } : wantedMapping(input)
  if (isFinal && unmappedColumns(columns, mapping.columns).length > 0) return denied('IMPORT_COLUMNS_MISSING')
  const headerAt = moved?.rowAt ?? head.headerAt
  const rowCount = await db.staffImportRow.count({ where: { importNo, rowAt: { gt: headerAt } } })
  await db.staffImportRow.updateMany({
    where: { importNo, OR: [{ rowClass: { not: null } }, { decision: { not: null } }] },
    data: { rowClass: null, rowKey: null, sentence: '', decision: null, isAgain: false },
  })
  const status = isFinal ? ('checking' as const) : ('mapping' as const)
  await db.staffImport.update({
    where: { importNo },
    data: {
      header,
      headerAt,
      rowCount,
      doneRows: 0,
      status,
      mapping: { ...mapping },
    },
  })
  if (isFinal) await handOver(db, checkImport, { importNo })
  return { importNo }
})

function wantedMapping({ columns, values }: InputOf<typeof contract>): ImportMapping {
  const text: Record<string, Record<string, string>> = {}
  for (const { key, theirs, ours } of values) text[key] = { ...text[key], [theirs]: ours }
  return { columns: Object.fromEntries(columns.map(({ key, at }) => [key, at])), values: text }
}
