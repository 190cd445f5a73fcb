import { setTimeout as sleep } from 'node:timers/promises'
import type { Transaction } from '@hygiene/db/connect'
import { Prisma, type PrismaClient } from '@hygiene/db/generated/client'
import { allOf, type KeysetQuery } from '@hygiene/db/keyset'
import { MASKS } from '@hygiene/domain/member/account/masking'
import { EXPORT_HOURS } from '@hygiene/domain/staff/export/export'
import type { ExportColumn } from '@hygiene/domain/staff/export/export-column'
import { chosenColumns, type ExportScreen, exportListOf } from '@hygiene/domain/staff/export/export-lists'
import { auditExported } from '../audit-log/audit-exported.ts'
import { purgeSet } from '../saved-view/purge-set.ts'
import type { ExportPlan } from './begin-export.ts'
import type { Cell, ExportKind } from './export-kind.ts'
import { exportKindOf } from './export-kinds.ts'

type Kind = Omit<ExportKind<never>, 'found'>
type Row = Record<string, unknown>

/** Limits the rows fetched at a time, so that memory does not grow with the file. */
const FETCHED = 500

function rowsOf(kind: Kind, { setNo, viewer }: ExportPlan, now: Date): KeysetQuery {
  const { columns, from, where } = kind.reach(viewer, now)
  const isKey = Prisma.sql`${kind.key.sql} = frozen."key"::${Prisma.raw(kind.key.type)}`
  return {
    columns,
    from: Prisma.sql`${from} JOIN "StaffSetRow" frozen ON frozen."setNo" = ${setNo}::uuid AND ${isKey}`,
    where,
  }
}

/** Reads all rows as of one instant, the newest key first. */
async function* readExportRows(
  db: Transaction,
  kind: Kind,
  plan: ExportPlan,
  { from, where }: KeysetQuery,
  now: Date,
): AsyncGenerator<Cell[][]> {
  const columns = chosenColumns(plan.screen as ExportScreen, plan.columns)
  const read = columns.map(({ key }) => Prisma.sql`${readOf(kind, key).sql} AS ${Prisma.raw(`"${key}"`)}`)
  await db.$executeRaw`DECLARE exported NO SCROLL CURSOR FOR
    SELECT ${Prisma.join(read)} FROM ${from} WHERE ${allOf(where)} ORDER BY ${kind.key.sql} DESC`
  for (;;) {
    const rows = await db.$queryRaw<Row[]>`FETCH ${Prisma.raw(String(FETCHED))} FROM exported`
    if (rows.length > 0)
      yield rows.map((row) => columns.map((column) => cellOf(kind, column, row, plan, now)))
    if (rows.length < FETCHED) break
  }
  await db.$executeRaw`CLOSE exported`
}

function readOf(kind: Kind, key: string) {
  const column = kind.columns[key]
  if (!column) throw new Error(`the list ${kind.screen} reads no column ${key}`)
  return column
}

function cellOf(
  kind: Kind,
  { key, mask }: ExportColumn,
  row: Row,
  { isUnmasked }: ExportPlan,
  now: Date,
): Cell {
  const value = row[key] as Cell
  if (value === null) return null
  const show = readOf(kind, key).show
  if (show) return show(value as never, now)
  return mask && !isUnmasked ? MASKS[mask](String(value)) : value
}

/** Allows half an hour: a million rows take under two minutes, and a slower machine needs more. */
const MAKING_MS = 30 * 60_000
const NOTIFIED_EVERY = 20_000
/** Pauses for this multiple of the preceding work, which leaves processors and database to users (docs/performance.md). */
const REST = 3

interface MadeFile {
  sha256: string
  sizeBytes: number
}

export function exportKey({ setNo, format }: Pick<ExportPlan, 'setNo' | 'format'>): string {
  return `exports/${setNo}.${format}`
}

/**
 * Writes the rows the employee may still see, logs each person and marks the file ready in one transaction, so that a crash
 * leaves neither log entries nor an offered file.
 */
export async function makeExport(
  client: PrismaClient,
  plan: ExportPlan,
  write: (rows: AsyncIterable<readonly Cell[]>) => Promise<MadeFile>,
  now: () => Date,
): Promise<void> {
  const { exportNo, setNo, employeeNo, ipAddress } = plan
  const asOf = now()
  const screen = plan.screen as ExportScreen
  const kind = exportKindOf(screen, asOf)
  const rows = rowsOf(kind, plan, asOf)
  let madeRows = 0
  const counted = async function* (batches: AsyncIterable<readonly Cell[][]>) {
    let since = performance.now()
    for await (const batch of batches) {
      const before = madeRows
      madeRows += batch.length
      if (Math.floor(madeRows / NOTIFIED_EVERY) > Math.floor(before / NOTIFIED_EVERY))
        await client.staffExport.updateMany({ where: { exportNo, status: 'making' }, data: { madeRows } })
      yield* batch
      if (madeRows >= NOTIFIED_EVERY) await sleep((performance.now() - since) * REST)
      since = performance.now()
    }
  }
  await client.$transaction(
    async (db) => {
      const file = await write(counted(readExportRows(db, kind, plan, rows, asOf)))
      const madeAt = now()
      const reason = `${file.sha256} ${plan.text}`.slice(0, 200)
      const subject = { kind: 'export', no: exportNo } as const
      const action = { operation: 'makeExport', subject, detail: exportListOf(screen).label, reason }
      await auditExported(db, { at: madeAt, employeeNo, ...action, ipAddress }, kind.memberNo, rows)
      const endsAt = new Date(madeAt.getTime() + EXPORT_HOURS * 3_600_000)
      const { count } = await db.staffExport.updateMany({
        where: { exportNo, status: 'making' },
        data: { ...file, status: 'ready', madeRows, madeAt, endsAt },
      })
      // Another worker has made the file: its log entries stay, and these are rolled back.
      if (count === 0) throw new Error(`export ${exportNo} is made already`)
      await purgeSet(db, setNo)
    },
    { timeout: MAKING_MS, maxWait: 60_000 },
  )
}

const FAILED = '파일을 만들지 못했습니다. 저절로 다시 시도하며, 계속되면 전산 담당자에게 알려주세요.'

/** Shows a sentence instead of the internal error; the queue retries. */
export async function noteFailedExport(db: PrismaClient, exportNo: number): Promise<void> {
  await db.staffExport.updateMany({
    where: { exportNo, status: 'making' },
    data: { status: 'failed', failure: FAILED },
  })
}
