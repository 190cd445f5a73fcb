import { isTracing } from '@hygiene/observe/spans'
import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { boundedConnection } from './bounded-connection.ts'
import type { PrismaClient } from './generated/client.ts'
import { getPrismaClientClass } from './generated/internal/class.ts'
import { rememberPool } from './query-rows.ts'
import { traceStatements } from './trace-statements.ts'

interface Named {
  name?: string
}

/** Sends each statement without its name: a prepared one belongs to a session, and the next transaction has another. */
class UnnamedClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config)
    const send = this.query.bind(this) as (...given: unknown[]) => unknown
    const query = (first: unknown, ...rest: unknown[]) => send(withoutName(first), ...rest)
    Object.assign(this, { query })
  }
}

function withoutName(query: unknown): unknown {
  if (typeof query !== 'object' || query === null || 'submit' in query) return query
  const { name: _name, ...unnamed } = query as Named
  return unnamed
}

export interface DatabaseOptions {
  url: string
  /** About 8: 64 connections on one hot row halve throughput (docs/operate.md). */
  poolSize?: number
  /** Seconds until a call gives up a connection that does not answer; 60 where nothing is said. */
  answerSeconds?: number
  /** False behind a pooler that hands each transaction to another session and knows no prepared statements. */
  isPrepared?: boolean
}

/** One pool shared by Prisma and by raw `pg` on the hot path. */
export interface Database {
  db: PrismaClient
  pool: pg.Pool
  close: () => Promise<void>
}

/** The client inside a transaction; it shadows `db` so that no query escapes. */
export type Transaction = Omit<PrismaClient, '$connect' | '$disconnect' | '$on' | '$transaction' | '$extends'>
/** For code that runs inside or outside of a transaction. */
export type Queries = PrismaClient | Transaction
/** Writes of a caller in the same transaction, once the rule has said yes: the staff's log of the action. */
export type Alongside = (db: Transaction) => Promise<void>

/** A burst waits for its turn: Prisma's own two seconds would turn it into errors. Shorter than a browser's patience. */
const TRANSACTION_PATIENCE = { maxWait: 10_000, timeout: 15_000 }

const STATEMENTS_KEPT = 500

/** Stable names make prepared statements; bounded, because IN-lists of every length are statements of their own. */
function statementNames(): (query: { sql: string }) => string {
  const names = new Map<string, string>()
  return ({ sql }) => {
    const known = names.get(sql)
    if (known !== undefined) return known
    if (names.size >= STATEMENTS_KEPT) return ''
    const name = `s${names.size}`
    names.set(sql, name)
    return name
  }
}

let PrismaClientOfModel: ReturnType<typeof getPrismaClientClass> | undefined

function openClient(pool: pg.Pool): PrismaClient {
  PrismaClientOfModel ??= getPrismaClientClass()
  const db = new PrismaClientOfModel({
    adapter: new PrismaPg(pool, { statementNameGenerator: statementNames() }),
    transactionOptions: TRANSACTION_PATIENCE,
  })
  rememberPool(db, pool)
  return db
}

/** Opens the database. Sessions run in UTC: the adapter drops offsets (docs/decisions: time). */
export function connectDatabase(options: DatabaseOptions): Database {
  const pool = new pg.Pool({
    ...boundedConnection(options.answerSeconds),
    ...(options.isPrepared === false ? { Client: UnnamedClient } : {}),
    connectionString: options.url,
    max: options.poolSize ?? 8,
    options: '-c TimeZone=UTC',
    // Statements sent without waiting travel together (group-commits.ts); a caller that waits for each sees no difference.
    pipeline: true,
  })
  // A broken connection must not end the process, idle or in use: its query fails, and the next one opens another.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    gatherWrites(client)
  })
  if (isTracing()) traceStatements(pool)
  let db: PrismaClient | undefined
  return {
    // Made when a query first asks for it: reading the schema takes longer than all else before a program listens.
    get db() {
      return (db ??= openClient(pool))
    },
    pool,
    close: async () => {
      await db?.$disconnect()
      if (!pool.ended) await pool.end()
    },
  }
}

type Query = (...text: unknown[]) => unknown

/**
 * Statements that a call sends without waiting between them travel in one write to the socket: each write is a call of the
 * system, and wakes PostgreSQL for a part of what it is to do (docs/performance.md).
 */
function gatherWrites(client: pg.PoolClient): void {
  const send = client.query.bind(client) as Query
  let isGathering = false
  const query: Query = (...text) => {
    if (!isGathering) {
      const { stream } = client.connection
      isGathering = true
      stream.cork()
      // Runs when no promise is left to go on: what is sent after an answer, COMMIT too, has been sent by then.
      process.nextTick(() => {
        isGathering = false
        stream.uncork()
      })
    }
    return send(...text)
  }
  Object.assign(client, { query })
}
