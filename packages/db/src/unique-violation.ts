import { Prisma } from './generated/client.ts'

/** Did a write fail because a unique constraint already holds such a row? Races end here, not in a doubled record. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002'
}
