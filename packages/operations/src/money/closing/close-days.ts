import { type PrismaClient, transaction } from '@hygiene/db'
import { allowed } from '@hygiene/domain'
import { type Wanted, closeOne } from './close-day.ts'

/** Freezes several days, or none: the first «no» undoes all. In the order of the days, so that two who close at once do not wait for each other. */
export async function closeDays(client: PrismaClient, wanted: readonly Wanted[], now: Date) {
  const inOrder = wanted.toSorted((one, other) => one.day.localeCompare(other.day))
  return transaction(client, async (db) => {
    for (const one of inOrder) {
      const closed = await closeOne(db, one, now)
      if (!closed.allowed) return closed
    }
    return allowed()
  })
}
