import type pg from 'pg'
import type { Prisma, PrismaClient } from './generated/client.ts'

/** Limits the prepared statements of one connection; lists of every length would exceed it. */
const STATEMENTS_KEPT = 500

const pools = new WeakMap<object, pg.Pool>()
const names = new Map<string, string>()

/** Remembers the pool of a client. A transaction's client has none, because its statements belong to one connection. */
export function rememberPool(db: object, pool: pg.Pool): void {
  pools.set(db, pool)
}

/**
 * Runs one statement by `pg` itself outside a transaction: Prisma describes and parses every value, which costs more than the
 * statement. Select bigint and numeric as text, because the two drivers read them differently.
 */
export async function queryRows<Row>(db: Pick<PrismaClient, '$queryRaw'>, sql: Prisma.Sql): Promise<Row[]> {
  const pool = pools.get(db)
  if (!pool) return db.$queryRaw<Row[]>(sql)
  const { text, values } = sql
  const name = nameOf(text)
  const { rows } = await pool.query({ ...(name === undefined ? {} : { name }), text, values })
  return rows as Row[]
}

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= STATEMENTS_KEPT) return known
  const name = `rows${names.size}`
  names.set(text, name)
  return name
}
