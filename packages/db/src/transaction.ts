import type { Transaction } from './connect.ts'
import type { PrismaClient } from './generated/client.ts'

type Answer = { allowed: true } | { allowed: false; reason: string }

/** Aborts a transaction whose work was denied, so that the database rolls its writes back. */
class TakenBack extends Error {}

/**
 * Runs work that answers as a rule does, in a transaction. A refusal rolls back everything written before it (an offer to the
 * queue, a stored file) and is returned, not thrown.
 */
export async function transaction<T extends Answer>(
  client: PrismaClient,
  work: (db: Transaction) => Promise<T>,
): Promise<T> {
  let answer: T | undefined
  try {
    return await client.$transaction(async (db) => {
      answer = await work(db)
      if (!answer.allowed) throw new TakenBack()
      return answer
    })
  } catch (error) {
    if (error instanceof TakenBack && answer) return answer
    throw error
  }
}
