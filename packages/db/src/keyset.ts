import {
  ADMIN_COUNT_LIMIT,
  ADMIN_ROWS,
  type DataTableAsked,
  dataTableMark,
} from '@hygiene/contracts/kit/data-table'
import type { Queries } from './connect.ts'
import { Prisma } from './generated/client.ts'
import { queryRows } from './query-rows.ts'
import { type KeysetPlace, type KeysetType, readCursor, writeCursor } from './keyset-cursor.ts'

export interface KeysetColumn {
  readonly sql: Prisma.Sql
  readonly type: KeysetType
  /** Rows without a value come last in both directions. */
  readonly isNullable?: true
}

export interface Keyset<By extends string> {
  readonly sorts: Readonly<Record<By, KeysetColumn>>
  readonly key: KeysetColumn
}

export interface KeysetQuery {
  readonly columns: Prisma.Sql
  readonly from: Prisma.Sql
  readonly where: readonly Prisma.Sql[]
}

export interface KeysetAsk<By extends string> extends DataTableAsked {
  sort: { by: By; isDescending: boolean }
  after: string | null
  peek: string | null
}

export interface KeysetPage<Row> {
  rows: Row[]
  first: string | null
  next: string | null
  count: number
  isCountWhole: boolean
  asOf: string
}

type Placed<Row> = Row & { keysetValue: string | null; keysetKey: string; keysetCount: number }

const PEEK_LIMIT = 99

/**
 * Reads one page of a list by keyset: rows after the cursor in the requested order, so that added or removed rows do not shift
 * others. With `peek` it reads no row; `count` is then the number of rows before the cursor. Throws MalformedCursor (400) for a
 * cursor of another list.
 */
export async function readKeyset<Row, By extends string>(
  db: Queries,
  keyset: Keyset<By>,
  query: KeysetQuery,
  ask: KeysetAsk<By>,
  now: Date,
): Promise<KeysetPage<Row>> {
  const order = orderOf(keyset, ask)
  const asOf = now.toISOString()
  if (ask.peek !== null) {
    const ahead = { ...query, where: [...query.where, beyond(order, order.read(ask.peek), true)] }
    return { rows: [], first: null, next: null, asOf, ...(await countRows(db, ahead, order.key, PEEK_LIMIT)) }
  }
  const found = await readRows<Row>(db, query, order, ask.after)
  const counted = found[0]
    ? countedTo(found[0].keysetCount, ADMIN_COUNT_LIMIT)
    : await countRows(db, query, order.key, ADMIN_COUNT_LIMIT)
  const page = found.slice(0, ADMIN_ROWS)
  const cursorOf = (row: Placed<Row> | undefined) =>
    row ? writeCursor(order.mark, { value: row.keysetValue, key: row.keysetKey }) : null
  const next = found.length > ADMIN_ROWS ? cursorOf(page.at(-1)) : null
  const rows = page.map(({ keysetValue: _value, keysetKey: _key, keysetCount: _count, ...row }) => row as Row)
  return { rows, first: cursorOf(page[0]), next, asOf, ...counted }
}

interface Order {
  mark: string
  sort: KeysetColumn
  key: KeysetColumn
  isDescending: boolean
  read: (cursor: string) => KeysetPlace
}

function orderOf<By extends string>({ sorts, key }: Keyset<By>, ask: KeysetAsk<By>): Order {
  const sort = sorts[ask.sort.by]
  const mark = dataTableMark(ask)
  const read = (cursor: string) => readCursor(mark, { value: sort.type, key: key.type }, cursor)
  return { mark, sort, key, isDescending: ask.sort.isDescending, read }
}

/** Reads the rows with the total count in one statement, because a second one costs more than the count. */
async function readRows<Row>(
  db: Queries,
  query: KeysetQuery,
  order: Order,
  after: string | null,
): Promise<Placed<Row>[]> {
  const { columns, from, where } = query
  const { sort, key, isDescending } = order
  const wanted = after === null ? where : [...where, beyond(order, order.read(after), false)]
  const direction = Prisma.raw(isDescending ? 'DESC' : 'ASC')
  const nulls = Prisma.raw(sort.isNullable ? 'NULLS LAST' : '')
  return queryRows(
    db,
    Prisma.sql`
    SELECT ${columns}, (${sort.sql})::text AS "keysetValue", (${key.sql})::text AS "keysetKey",
           ${countOf(query, key, ADMIN_COUNT_LIMIT)} AS "keysetCount"
      FROM ${from} WHERE ${allOf(wanted)}
     ORDER BY ${sort.sql} ${direction} ${nulls}, ${key.sql} ${direction} LIMIT ${upTo(ADMIN_ROWS)}`,
  )
}

/** Writes the limit into the statement; a cached plan with a parameter would serve any number of rows. */
const upTo = (limit: number): Prisma.Sql => Prisma.raw(String(limit + 1))

/** Without a condition, counts along the index of the key: the table itself would be read from disk each time. */
function countOf({ from, where }: KeysetQuery, key: KeysetColumn, limit: number): Prisma.Sql {
  const along = where.length === 0 ? Prisma.sql`ORDER BY ${key.sql}` : Prisma.empty
  return Prisma.sql`
    (SELECT count(*)::int FROM (SELECT 1 FROM ${from} WHERE ${allOf(where)} ${along} LIMIT ${upTo(limit)}) AS found)`
}

/** Counts at most one row more than the limit, so that a list of millions opens as fast as one of a hundred. */
async function countRows(
  db: Queries,
  query: KeysetQuery,
  key: KeysetColumn,
  limit: number,
): Promise<{ count: number; isCountWhole: boolean }> {
  const [row] = await queryRows<{ count: number }>(
    db,
    Prisma.sql`SELECT ${countOf(query, key, limit)} AS "count"`,
  )
  return countedTo(row?.count ?? 0, limit)
}

function countedTo(count: number, limit: number): { count: number; isCountWhole: boolean } {
  return { count: Math.min(count, limit), isCountWhole: count <= limit }
}

export function allOf(where: readonly Prisma.Sql[]): Prisma.Sql {
  return where.length === 0 ? Prisma.sql`true` : Prisma.join([...where], ' AND ')
}

function beyond({ sort, key, isDescending }: Order, place: KeysetPlace, isBefore: boolean): Prisma.Sql {
  const than = Prisma.raw(isDescending === isBefore ? '>' : '<')
  const keyAt = typed(place.key, key.type)
  const isEmpty = Prisma.sql`${sort.sql} IS NULL`
  if (place.value === null) {
    const among = Prisma.sql`(${isEmpty} AND ${key.sql} ${than} ${keyAt})`
    return isBefore ? Prisma.sql`(NOT (${isEmpty}) OR ${among})` : among
  }
  const among = Prisma.sql`(${sort.sql}, ${key.sql}) ${than} (${typed(place.value, sort.type)}, ${keyAt})`
  return sort.isNullable && !isBefore ? Prisma.sql`(${among} OR ${isEmpty})` : among
}

function typed(value: string, type: KeysetType): Prisma.Sql {
  return Prisma.sql`${value}::text::${Prisma.raw(type)}`
}
