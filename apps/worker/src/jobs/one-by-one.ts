import { sentenceOf, type Transaction } from '@hygiene/db'
import type { WorkerDeps } from '../deps.ts'

/**
 * One transaction for each, and the number of those that changed something. Trouble with one is told and keeps none of
 * the others; the next minute tries again.
 */
export async function oneByOne<T>(
  { db, warn }: WorkerDeps,
  items: readonly T[],
  name: (item: T) => string,
  work: (db: Transaction, item: T) => Promise<boolean>,
): Promise<number> {
  let changed = 0
  for (const item of items) {
    try {
      if (await db.$transaction((tx) => work(tx, item))) changed += 1
    } catch (error) {
      warn(`${name(item)}: ${sentenceOf(error)}`)
    }
  }
  return changed
}
