import type { ExpiredRows } from '@hygiene/db/expired-rows'
import { Prisma } from '@hygiene/db/generated/client'
import { importStorageKey } from './upload-import.ts'

/** Deletes imported files and their rows. The head is kept: who, when, purpose and digest. */
export const expiredImports: ExpiredRows = {
  kind: 'imports',
  table: 'StaffImport',
  due: (before) => Prisma.sql`
    SELECT "importNo"::text AS key, "uploadedAt" AS at FROM "StaffImport" WHERE "uploadedAt" < ${before} AND "destroyedAt" IS NULL`,
  lock: (db, keys) =>
    db.$queryRaw`
      SELECT 1 FROM "StaffImport" WHERE "importNo" = ANY (${keys.map(Number)}::int[]) ORDER BY "importNo" FOR NO KEY UPDATE`,
  async purge(db, keys, files) {
    const where = { importNo: { in: keys.map(Number) } }
    // Removes the bytes first: if the transaction fails, the rows remain and a retry removes both.
    for (const head of await db.staffImport.findMany({ where })) await files.remove(importStorageKey(head))
    await db.staffImportRow.deleteMany({ where })
    await db.$executeRaw`
      UPDATE "StaffImport" SET "destroyedAt" = now(), "mapping" = '{}', "header" = '{}',
             "endedAt" = coalesce("endedAt", now()),
             "status" = CASE WHEN "status" IN ('done', 'refused', 'stopped') THEN "status" ELSE 'stopped' END
       WHERE "importNo" = ANY (${keys.map(Number)}::int[])`
  },
}
