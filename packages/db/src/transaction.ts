import type { Transaction } from './connect.ts'
import type { PrismaClient } from './generated/client.ts'

type Answer = { allowed: true } | { allowed: false; reason: string }

/** Ends a transaction whose work was denied, so that the database takes back its writes until then. */
class TakenBack extends Error {}

/**
 * A transaction whose work answers as a rule does. A no undoes everything written on the way to it (an offer to the
 * queue, a file stored first) and is answered, not thrown.
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
