import type pg from 'pg'
import type { Prisma, PrismaClient } from './generated/client.ts'

/** Prepared statements of one connection at most; those of lists of every length are beyond it. */
const STATEMENTS_KEPT = 500

const pools = new WeakMap<object, pg.Pool>()
const names = new Map<string, string>()

/** The pool under a client; a transaction's client has none, its statements belong to one connection. */
export function rememberPool(db: object, pool: pg.Pool): void {
  pools.set(db, pool)
}

/**
 * Rows of one statement, by `pg` itself outside of a transaction: Prisma describes every value of an answer and reads it
 * again, which costs more than the statement. Have a bigint or a numeric come as text: the two ways read them differently.
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
