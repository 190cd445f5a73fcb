import pg from 'pg'
import { Prisma } from './generated/client.ts'

const UNIQUE_VIOLATION = '23505'

/**
 * Returns true if a write failed because a unique constraint already holds such a row. Races end here, not in a duplicate record.
 */
export function isUniqueViolation(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return error.code === UNIQUE_VIOLATION
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002'
}
