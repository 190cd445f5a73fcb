import { Prisma, type PrismaClient, type StaffImport } from '@hygiene/db/generated/client'
import { cellText, type ImportCell } from '@hygiene/domain/staff/import/import-cell'
import {
  type ColumnMap,
  findHeader,
  guessColumns,
  HEADER_WITHIN,
  type ImportMapping,
  NO_MAPPING,
} from '@hygiene/domain/staff/import/map-columns'
import { type ImportKindName, importColumnsOf } from '@hygiene/domain/staff/import/import-kinds'

export interface FoundRow {
  /** Counts from 0 within the file. */
  rowAt: number
  cells: readonly ImportCell[]
}

export interface FoundFile {
  encoding: string | null
  sheetName: string | null
}

/** Limits the rows per statement and their characters: a row may hold 50,000. */
const BATCH = 1_000
const BATCH_LETTERS = 2_000_000

export async function findUnread(db: PrismaClient, importNo: number): Promise<StaffImport | null> {
  return db.staffImport.findFirst({ where: { importNo, status: 'uploaded', destroyedAt: null } })
}

/** Stores the rows as they are read and then determines the header. A repeated call starts over. */
export async function keepReadFile(
  db: PrismaClient,
  { importNo, kind }: StaffImport,
  rows: AsyncIterable<FoundRow>,
  found: () => FoundFile,
): Promise<void> {
  await db.staffImportRow.deleteMany({ where: { importNo } })
  const first: FoundRow[] = []
  let batch: FoundRow[] = []
  let letters = 0
  let kept = 0
  for await (const row of rows) {
    if (first.length < HEADER_WITHIN) first.push(row)
    batch.push(row)
    letters += row.cells.reduce((sum, cell) => sum + cellText(cell).length, 0)
    if (batch.length < BATCH && letters < BATCH_LETTERS) continue
    kept += await insertRows(db, importNo, batch)
    batch = []
    letters = 0
    await db.staffImport.updateMany({ where: { importNo, status: 'uploaded' }, data: { doneRows: kept } })
  }
  kept += await insertRows(db, importNo, batch)
  const head = headOf(kind as ImportKindName, first)
  const mapping = await rememberedMapping(db, kind as ImportKindName, head)
  const rowCount = await db.staffImportRow.count({ where: { importNo, rowAt: { gt: head.headerAt } } })
  await db.staffImport.updateMany({
    where: { importNo, status: 'uploaded' },
    data: { ...found(), ...head, mapping, rowCount, doneRows: 0, status: 'mapping' },
  })
}

async function insertRows(db: PrismaClient, importNo: number, rows: readonly FoundRow[]): Promise<number> {
  const cells = rows.map((row) => JSON.stringify(row.cells))
  return db.$executeRaw`
    INSERT INTO "StaffImportRow" ("importNo", "rowAt", "cells")
    SELECT ${importNo}, "rowAt", "cells" FROM unnest(${rows.map(({ rowAt }) => rowAt)}::int[], ${cells}::jsonb[]) AS r ("rowAt", "cells")`
}

function headOf(kind: ImportKindName, first: readonly FoundRow[]): { headerAt: number; header: string[] } {
  const at = findHeader(
    importColumnsOf(kind),
    first.map(({ cells }) => cells),
  )
  const row = first[at]
  return { headerAt: row?.rowAt ?? 0, header: headerOf(row?.cells ?? []) }
}

export const headerOf = (cells: readonly ImportCell[]): string[] =>
  cells.map((cell) => cellText(cell).slice(0, 100))

async function rememberedMapping(
  db: PrismaClient,
  kind: ImportKindName,
  { header }: { header: string[] },
): Promise<Prisma.InputJsonObject> {
  const last = await db.staffImport.findFirst({
    where: { kind, header: { equals: header }, mapping: { not: {} }, status: { not: 'mapping' } },
    orderBy: { importNo: 'desc' },
  })
  const mapping = (last?.mapping as unknown as ImportMapping | undefined) ?? {
    ...NO_MAPPING,
    columns: guessColumns(importColumnsOf(kind), header) satisfies ColumnMap,
  }
  return { columns: { ...mapping.columns }, values: { ...mapping.values } }
}

/** Refuses an unreadable file with a sentence that says where. Only its digest is kept. */
export async function refuseFile(
  db: PrismaClient,
  importNo: number,
  sentence: string,
  now: Date,
): Promise<void> {
  await db.staffImportRow.deleteMany({ where: { importNo } })
  await db.staffImport.updateMany({
    where: { importNo, status: 'uploaded' },
    data: { status: 'refused', failure: sentence.slice(0, 300), endedAt: now },
  })
}
