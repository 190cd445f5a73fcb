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

/** Sends each statement without its name: a prepared statement belongs to a session, and the next transaction may use another. */
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
  /** About 8 is best: 64 connections on one hot row halve throughput (docs/operate.md). */
  poolSize?: number
  /** Is the time in seconds after which a call gives up a connection that does not answer; the default is 60. */
  answerSeconds?: number
  /** Is false behind a pooler that gives each transaction another session and does not support prepared statements. */
  isPrepared?: boolean
}

export interface Database {
  db: PrismaClient
  pool: pg.Pool
  close: () => Promise<void>
}

/** Name the parameter `db`, so that it shadows the outer client and no query escapes the transaction. */
export type Transaction = Omit<PrismaClient, '$connect' | '$disconnect' | '$on' | '$transaction' | '$extends'>
export type Queries = PrismaClient | Transaction
/** Adds a caller's writes to the same transaction after the rule has allowed the action, for example the staff's log. */
export type Alongside = (db: Transaction) => Promise<void>

/** Lets a burst queue: Prisma's default of two seconds would turn it into errors. Stays below a browser's timeout. */
const TRANSACTION_PATIENCE = { maxWait: 10_000, timeout: 15_000 }

const STATEMENTS_KEPT = 500

/**
 * Stable names create prepared statements. Their number is bounded, because an IN-list of every length is a statement of its own.
 */
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

export function connectDatabase(options: DatabaseOptions): Database {
  const pool = new pg.Pool({
    ...boundedConnection(options.answerSeconds),
    ...(options.isPrepared === false ? { Client: UnnamedClient } : {}),
    connectionString: options.url,
    max: options.poolSize ?? 8,
    options: '-c TimeZone=UTC',
    // Sends statements without waiting for each other (group-commits.ts); a caller that awaits each sees no difference.
    pipeline: true,
  })
  // A broken connection, idle or in use, must not end the process: its query fails, and the next one opens another connection.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    gatherWrites(client)
  })
  if (isTracing()) traceStatements(pool)
  let db: PrismaClient | undefined
  return {
    // Is created lazily: reading the schema takes longer than the rest of a program's start.
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
 * Combines statements sent without waiting between them into one socket write: each write is a system call and wakes PostgreSQL
 * for only a part of its work (docs/performance.md).
 */
function gatherWrites(client: pg.PoolClient): void {
  const send = client.query.bind(client) as Query
  let isGathering = false
  const query: Query = (...text) => {
    if (!isGathering) {
      const { stream } = client.connection
      isGathering = true
      stream.cork()
      // Runs when no promise is pending, so statements sent after an answer, including COMMIT, are already sent.
      process.nextTick(() => {
        isGathering = false
        stream.uncork()
      })
    }
    return send(...text)
  }
  Object.assign(client, { query })
}
