import { readStaffImport as contract } from '@hygiene/contracts/staff/import/read-staff-import'
import type { Queries } from '@hygiene/db/connect'
import type { StaffImport } from '@hygiene/db/generated/client'
import { denied } from '@hygiene/domain/verdict'
import { cellText, type ImportCell } from '@hygiene/domain/staff/import/import-cell'
import type { ImportColumn } from '@hygiene/domain/staff/import/import-column'
import { importColumnsOf, type ImportKindName, importKindOf } from '@hygiene/domain/staff/import/import-kinds'
import { type ImportMapping, NO_MAPPING } from '@hygiene/domain/staff/import/map-columns'
import { readCell } from '@hygiene/domain/staff/import/read-cell'
import { shownValue } from '@hygiene/domain/staff/import/import-states'
import { countImportRows } from './count-import-rows.ts'
import { query } from '../../kit/operation.ts'
import { findImport } from './find-import.ts'
import { shownImport } from './import-rows.ts'

const SAMPLES = 3
/** Limits the distinct values: a column with more is not a column of choices. */
const TEXT = 30

export const readStaffImport = query(contract, async ({ input, actor, db }) => {
  const found = await findImport(db, actor, input.importNo)
  if (!found) return denied('IMPORT_NOT_FOUND')
  const { employee, ...head } = found
  const { importNo, encoding, sheetName, headerAt, header, approvalNo } = head
  const kind = head.kind as ImportKindName
  const mapping = { ...NO_MAPPING, ...(head.mapping as unknown as ImportMapping) }
  const columns = importColumnsOf(kind)
  const earlier = await db.staffImport.findFirst({
    where: { kind, sha256: head.sha256, status: 'done', importNo: { lt: importNo } },
    orderBy: { importNo: 'desc' },
  })
  return {
    ...shownImport({ ...head, employeeName: employee.name }),
    encoding,
    sheetName,
    headerAt,
    header,
    approvalNo,
    samples: await readSamples(db, head, columns, mapping),
    mapping: {
      columns: Object.entries(mapping.columns).map(([key, at]) => ({ key, at })),
      values: Object.entries(mapping.values).flatMap(([key, wording]) =>
        Object.entries(wording).map(([theirs, ours]) => ({ key, theirs, ours })),
      ),
    },
    text: (await Promise.all(columns.map((column) => readText(db, head, column, mapping)))).flat(),
    counts: await countImportRows(db, importNo),
    needsTwo: importKindOf(kind).needsTwo,
    sameAsNo: earlier?.importNo ?? null,
  }
})

/** Hides values of unmapped columns, because they may be personal data. */
async function readSamples(
  db: Queries,
  { importNo, headerAt }: StaffImport,
  columns: readonly ImportColumn[],
  { columns: places }: ImportMapping,
): Promise<string[][]> {
  const rows = await db.staffImportRow.findMany({
    where: { importNo, rowAt: { gt: headerAt } },
    orderBy: { rowAt: 'asc' },
    take: SAMPLES,
  })
  const ours = new Map(
    columns.flatMap((column) =>
      places[column.key] === undefined ? [] : [[places[column.key], column] as const],
    ),
  )
  return rows.map(({ cells }) =>
    (cells as ImportCell[]).map((cell, at) => {
      const column = ours.get(at)
      const text = cellText(cell).slice(0, 60)
      return column ? shownValue(column, text) : text === '' ? '' : '…'
    }),
  )
}

async function readText(
  db: Queries,
  { importNo, headerAt, status }: StaffImport,
  column: ImportColumn,
  { columns, values }: ImportMapping,
) {
  const at = columns[column.key]
  if (column.column.type !== 'choice' || at === undefined || status === 'uploaded') return []
  const found = await db.$queryRaw<{ theirs: string; rows: number }[]>`
    SELECT left(coalesce("cells" -> ${at}::int ->> 'text', "cells" ->> ${at}::int, ''), 200) AS "theirs", count(*)::int AS "rows"
      FROM "StaffImportRow" WHERE "importNo" = ${importNo} AND "rowAt" > ${headerAt}
     GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${TEXT}`
  return found.map(({ theirs, rows }) => {
    const read = readCell(column, theirs, values[column.key])
    return { key: column.key, theirs, rows, ours: 'value' in read ? read.value : null }
  })
}
