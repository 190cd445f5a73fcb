import { type Employee, Prisma, type PrismaClient, type StaffImport } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import type { ImportCell } from '@hygiene/domain/staff/import/import-cell'
import { importKindOf, type ImportKindName } from '@hygiene/domain/staff/import/import-kinds'
import type { ImportMapping } from '@hygiene/domain/staff/import/map-columns'
import { type ImportValues, readRow } from '@hygiene/domain/staff/import/read-row'
import { judgeFound, placed, rowKeyOf } from './import-records.ts'
import { importRecordsOf } from './import-records-of.ts'
import { type RowVerdict, writeVerdicts } from './write-verdicts.ts'

const BATCH = 500

/** Compares each row with existing records, in batches that can continue after a crash. Writes no record. */
export async function checkImport(client: PrismaClient, importNo: number, clock: () => Date): Promise<void> {
  while (await client.$transaction((db) => checkBatch(db, importNo, clock()), { timeout: 60_000 })) continue
}

async function checkBatch(db: Transaction, importNo: number, now: Date): Promise<boolean> {
  await db.$queryRaw`SELECT 1 FROM "StaffImport" WHERE "importNo" = ${importNo} FOR NO KEY UPDATE`
  const head = await db.staffImport.findUnique({ where: { importNo }, include: { employee: true } })
  if (head?.status !== 'checking') return false
  const rows = await db.staffImportRow.findMany({
    where: { importNo, rowClass: null, rowAt: { gt: head.headerAt } },
    orderBy: { rowAt: 'asc' },
    take: BATCH,
    select: { rowAt: true, cells: true },
  })
  if (rows.length === 0) {
    await db.staffImport.update({ where: { importNo }, data: { status: 'ready', doneRows: 0 } })
    return false
  }
  await writeVerdicts(db, importNo, await verdictsOn(db, head, rows, now))
  await db.staffImport.update({ where: { importNo }, data: { doneRows: { increment: rows.length } } })
  return true
}

interface CellRow {
  rowAt: number
  cells: Prisma.JsonValue
}

async function verdictsOn(
  db: Transaction,
  { importNo, kind, mapping: kept, employee: by }: StaffImport & { employee: Employee },
  rows: readonly CellRow[],
  now: Date,
): Promise<RowVerdict[]> {
  const { columns, leavesOut } = importKindOf(kind as ImportKindName)
  const mapping = kept as unknown as ImportMapping
  const records = importRecordsOf(kind)
  const read = rows.map(({ rowAt, cells }) => {
    const row = readRow(columns, mapping, rowAt, cells as ImportCell[])
    return { rowAt, ...row, rowKey: row.wrong === null ? rowKeyOf(records, row.values) : null }
  })
  const right = read.filter(({ wrong }) => wrong === null)
  const found = await records.find(
    db,
    right.map(({ values }) => values),
    { by, now, isWriting: false },
  )
  const judged = new Map(right.map(({ rowAt, values }, at) => [rowAt, judgeFound(values, found[at] ?? null)]))
  const earlier = await earlierRows(db, importNo, right)
  return read.map(({ rowAt, values, wrong, rowKey }): RowVerdict => {
    const verdict = judged.get(rowAt)
    const base = { rowAt, values, rowKey }
    const leftOut = leavesOut?.(values) ?? null
    if (leftOut !== null) return { ...base, ...WRONG, rowKey: null, sentence: leftOut, rowClass: 'leftOut' }
    if (wrong !== null || !verdict) return { ...base, ...WRONG, sentence: wrong ?? '', rowClass: 'wrong' }
    if (verdict.rowClass === 'wrong') return { ...base, ...placed(verdict, columns, mapping, rowAt) }
    const twin = earlier.get(rowKey ?? '')
    if (!twin || twin.rowAt >= rowAt) return { ...base, ...verdict }
    const isEqual = isSame(twin.values, values)
    return isEqual
      ? { ...base, ...WRONG, rowClass: 'same', sentence: `${twin.rowAt + 1}행과 같은 행이라 한 번만 씁니다.` }
      : {
          ...base,
          ...WRONG,
          rowClass: 'wrong',
          sentence: `${rowAt + 1}행: ${twin.rowAt + 1}행과 같은 기록인데 내용이 다릅니다.`,
        }
  })
}

const WRONG = { record: null, before: null, fingerprint: '' } as const

interface EarlierRow {
  rowAt: number
  values: ImportValues
}

async function earlierRows(
  db: Transaction,
  importNo: number,
  rows: readonly (EarlierRow & { rowKey: string | null })[],
): Promise<Map<string, EarlierRow>> {
  const found = new Map<string, EarlierRow>()
  for (const row of rows) if (row.rowKey && !found.has(row.rowKey)) found.set(row.rowKey, row)
  // Uses one index lookup per key, because a large `IN` would be planned as a scan of the whole file.
  const kept = await db.$queryRaw<(EarlierRow & { rowKey: string })[]>`
    SELECT first.* FROM unnest(${[...found.keys()]}::text[]) AS "key" CROSS JOIN LATERAL (
      SELECT "rowAt", "rowKey", "values" FROM "StaffImportRow"
       WHERE "importNo" = ${importNo} AND "rowKey" = "key"::char(64) ORDER BY "rowKey", "rowAt" LIMIT 1) AS first`
  for (const { rowKey, ...row } of kept) found.set(rowKey, row)
  return found
}

const isSame = (one: ImportValues, other: ImportValues): boolean =>
  Object.keys({ ...one, ...other }).every((key) => one[key] === other[key])
