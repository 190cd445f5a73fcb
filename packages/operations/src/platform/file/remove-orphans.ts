import type { PrismaClient } from '@hygiene/db/generated/client'
import { ORPHAN_HOURS } from '@hygiene/domain/platform/file/file-limits'

interface Removing {
  db: PrismaClient
  storage: { remove(key: string): Promise<void> }
}

/**
 * Removes uploads that belong to nothing a day after they came, also those whose process died between row and bytes, and the
 * bytes of infected ones. A row is marked first and deleted last: wherever this ends, the next run finds it. A file that is
 * being attached meanwhile is either attached or gone, never half.
 */
export async function removeOrphans({ db, storage }: Removing, now: Date): Promise<number> {
  const before = new Date(now.getTime() - ORPHAN_HOURS * 3_600_000)
  await db.$executeRaw`
    UPDATE "StoredFile" SET "state" = 'removing'
     WHERE ("ownerKind" IS NULL OR ("ownerKind" = 'content' AND "ownerNo" = 0)) AND "storageKey" LIKE 'uploads/%' AND "createdAt" < ${before}`
  // As it is typed, not by parameters: only so the partial index of files that are not shown is used.
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
