import { Prisma } from './generated/client.ts'

/**
 * SQLSTATEs of a server that serves no calls just now: lost or refused connections (08, 57P), no room (53), a lock, statement
 * or idle transaction that took too long, and a server that only reads.
 */
const STATES = /^(?:08...|53...|57P..|57014|55P03|25P03|25006)$/
const SOCKET_CODES = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])
/** Prisma: no connection, none in time, a lost one, too many, a transaction that took too long. */
const PRISMA_CODES = new Set(['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028', 'P2037'])
/** Kinds of Prisma's adapter for a broken connection: a raw query keeps neither a socket code nor a SQLSTATE of it. */
const CONNECTION_KINDS = new Set([
  'ConnectionClosed',
  'DatabaseNotReachable',
  'SocketTimeout',
  'TooManyConnections',
])
/** `pg` and its pool have no codes for these. */
const SENTENCES = [
  'Query read timeout',
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed',
  'Cannot use a pool after calling end',
]

/** Of those above: the server ended or never began a statement because of a limit of time. */
const OVERDUE_STATES = /^(?:57014|55P03|25P03)$/
const OVERDUE_PRISMA_CODES = new Set(['P1002', 'P1008', 'P2024', 'P2028'])
const OVERDUE_SENTENCES = ['Query read timeout', 'timeout exceeded when trying to connect']

/** Did a call fail because PostgreSQL is away, silent, locked or full? The same call may go well a little later. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { state, code, kind } = codesOf(error)
  return (
    PRISMA_CODES.has(code) ||
    CONNECTION_KINDS.has(kind) ||
    SOCKET_CODES.has(code) ||
    STATES.test(state) ||
    SENTENCES.some((start) => error.message.startsWith(start))
  )
}

/** Did it fail only after its time was over? Another try would wait as long; after a broken connection it would not. */
export function isOverdue(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { state, code } = codesOf(error)
  return (
    OVERDUE_PRISMA_CODES.has(code) ||
    OVERDUE_STATES.test(state) ||
    OVERDUE_SENTENCES.some((start) => error.message.startsWith(start))
  )
}

/** SQLSTATE, code of the client and kind of failure of Prisma's adapter; empty where the error has none. */
export function codesOf(error: Error): { state: string; code: string; kind: string } {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return { state: code, code, kind: '' }
  const wrapped = error.meta?.['driverAdapterError']
  const cause = wrapped instanceof Error ? wrapped.cause : undefined
  return { state: textIn(cause, 'originalCode'), code, kind: textIn(cause, 'kind') }
}

function textIn(cause: unknown, key: string): string {
  const found: unknown = typeof cause === 'object' && cause !== null ? Reflect.get(cause, key) : undefined
  return typeof found === 'string' ? found : ''
}
