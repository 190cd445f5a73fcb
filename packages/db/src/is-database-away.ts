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
  const { state, code } = codesOf(error)
  return (
    PRISMA_CODES.has(code) ||
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

function codesOf(error: Error): { state: string; code: string } {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const isPrisma = error instanceof Prisma.PrismaClientKnownRequestError
  return { state: isPrisma ? stateOf(error.meta?.['driverAdapterError']) : code, code }
}

/** The SQLSTATE that Prisma's adapter wraps. */
function stateOf(wrapped: unknown): string {
  const cause = wrapped instanceof Error ? wrapped.cause : undefined
  const isCoded = typeof cause === 'object' && cause !== null && 'originalCode' in cause
  return isCoded && typeof cause.originalCode === 'string' ? cause.originalCode : ''
}
