import type { PrismaClient } from '@hygiene/db'
import { judgePair, type Pair } from './find-pair.ts'
import { showMerge } from './show-merge.ts'

/** What a merge would make of two accounts, or why it cannot be. */
export async function forecastMerge(client: PrismaClient, pair: Pair, now: Date) {
  const judged = await judgePair(client, pair, now)
  return judged.allowed ? { allowed: true as const, shown: await showMerge(client, judged) } : judged
}
