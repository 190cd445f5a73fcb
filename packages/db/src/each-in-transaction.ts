import type { Transaction } from './connect.ts'
import type { PrismaClient } from './generated/client.ts'

/** Is called with the failed item and the error. */
export type OnTrouble = (name: string, error: unknown) => void

/**
 * One transaction for each, in their order; answers what came of those that went well. Trouble with one is told and
 * keeps none of the others from their turn.
 */
export async function eachInTransaction<T, R>(
  client: PrismaClient,
  items: readonly T[],
  { name, onTrouble }: { name: (item: T) => string; onTrouble: OnTrouble },
  work: (db: Transaction, item: T) => Promise<R>,
): Promise<R[]> {
  const done: R[] = []
  for (const item of items) {
    try {
      done.push(await client.$transaction((db) => work(db, item)))
    } catch (error) {
      onTrouble(name(item), error)
    }
  }
  return done
}
