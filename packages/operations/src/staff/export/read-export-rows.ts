import { allOf, type KeysetQuery } from '@hygiene/db/keyset'
import { Prisma } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import { chosenColumns, type ExportScreen } from '@hygiene/domain/staff/export/export-lists'
import type { ExportColumn, ExportMask } from '@hygiene/domain/staff/export/export-column'
import { maskBirthDate, maskLicenceNumber, maskName, maskPhone } from '@hygiene/domain/member/account/masking'
import type { ExportPlan } from './begin-export.ts'
import type { Cell, ExportKind } from './export-kind.ts'

type Kind = Omit<ExportKind<never>, 'found'>
type Row = Record<string, unknown>

/** Rows fetched at a time: the memory of a file does not grow with its rows. */
const FETCHED = 500

/** The frozen rows that its employee may see now. */
export function rowsOf(kind: Kind, { setNo, viewer }: ExportPlan, now: Date): KeysetQuery {
  const { columns, from, where } = kind.reach(viewer, now)
  const isKey = Prisma.sql`${kind.key.sql} = frozen."key"::${Prisma.raw(kind.key.type)}`
  return {
    columns,
    from: Prisma.sql`${from} JOIN "StaffSetRow" frozen ON frozen."setNo" = ${setNo}::uuid AND ${isKey}`,
    where,
  }
}

/** The cells of all rows as of one instant, newest key first. */
export async function* readExportRows(
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

const MASKS: Record<ExportMask, (value: string) => string> = {
  name: maskName,
  phone: maskPhone,
  birth: maskBirthDate,
  licence: maskLicenceNumber,
}
