import type { PrismaClient } from '@hygiene/db/generated/client'
import { ORPHAN_HOURS } from '@hygiene/domain/platform/file/file-limits'

interface Removing {
  db: PrismaClient
  storage: { remove(key: string): Promise<void> }
}

/**
 * Removes uploads that are unattached after a day, including those of crashed processes, and the bytes of infected files. Marks a
 * row first and deletes it last, so an interrupted run can continue. A file attached concurrently is either attached or removed.
 */
export async function removeOrphans({ db, storage }: Removing, now: Date): Promise<number> {
  const before = new Date(now.getTime() - ORPHAN_HOURS * 3_600_000)
  await db.$executeRaw`
    UPDATE "StoredFile" SET "state" = 'removing'
     WHERE ("ownerKind" IS NULL OR ("ownerKind" = 'content' AND "ownerNo" = 0)) AND "storageKey" LIKE 'uploads/%' AND "createdAt" < ${before}`
  // Uses literals instead of parameters, because only then the partial index of hidden files applies.
  const rows = await db.$queryRaw<{ fileNo: string; storageKey: string; state: string }[]>`
    SELECT "fileNo"::text, "storageKey", "state"::text FROM "StoredFile" WHERE "state" IN ('removing', 'infected')`
  const gone: string[] = []
  for (const { fileNo, storageKey, state } of rows) {
    await storage.remove(storageKey)
    if (state === 'removing') gone.push(fileNo)
  }
  const { count } = await db.storedFile.deleteMany({ where: { fileNo: { in: gone }, state: 'removing' } })
  return count
}
