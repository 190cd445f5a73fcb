import type { Transaction } from './connect.ts'
import type { PrismaClient } from './generated/client.ts'

export type OnTrouble = (name: string, error: unknown) => void

/**
 * Runs one transaction per item, in order, and returns the results of those that succeeded. A failure is reported and does not
 * stop the others.
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
