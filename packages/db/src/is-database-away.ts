import { Prisma } from './generated/client.ts'

/**
 * Matches the SQLSTATEs of a server that cannot serve calls now: lost or refused connections (08, 57P), no room (53), a lock,
 * statement or idle transaction that took too long, and a read-only server.
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
/** Stand for no connection, none in time, a lost one, too many, or a transaction that took too long. */
const PRISMA_CODES = new Set(['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028', 'P2037'])
/** Lists the adapter's kinds for a broken connection: a raw query of Prisma keeps neither the socket code nor the SQLSTATE. */
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

/** Is the subset in which a time limit ended a statement or kept it from starting. */
const OVERDUE_STATES = /^(?:57014|55P03|25P03)$/
const OVERDUE_PRISMA_CODES = new Set(['P1002', 'P1008', 'P2024', 'P2028'])
const OVERDUE_SENTENCES = ['Query read timeout', 'timeout exceeded when trying to connect']

/** Returns true if a call failed because PostgreSQL is unreachable, silent, locked or full. The same call may succeed later. */
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

/** Returns true if the failure is a timeout. A retry would wait as long; after a broken connection it would not. */
export function isOverdue(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { state, code } = codesOf(error)
  return (
    OVERDUE_PRISMA_CODES.has(code) ||
    OVERDUE_STATES.test(state) ||
    OVERDUE_SENTENCES.some((start) => error.message.startsWith(start))
  )
}

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
