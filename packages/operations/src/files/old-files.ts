import { type FileRemover, type OldRows, Prisma, type Transaction } from '@hygiene/db'

/** Bytes first: where the transaction breaks, the rows are still there and both go at the next try. */
export async function forgetFiles(
  db: Transaction,
  fileNos: readonly string[],
  files: FileRemover,
): Promise<void> {
  const where = { fileNo: { in: [...fileNos] } }
  const stored = await db.storedFile.findMany({ where, select: { storageKey: true } })
  for (const { storageKey } of stored) await files.remove(storageKey)
  await db.storedFile.deleteMany({ where })
}

/** Uploads of people who left that no record refers to; documents and papers of a record go with the record. */
export const oldFiles: OldRows = {
  kind: 'filesOfLeavers',
  table: 'StoredFile',
  due: (before) => Prisma.sql`
    SELECT f."fileNo"::text AS key, greatest(f."createdAt", m."withdrawnAt") AS at
      FROM "StoredFile" f JOIN "Member" m USING ("memberNo")
     WHERE m."withdrawnAt" < ${before} AND f."createdAt" < ${before} AND f."storageKey" LIKE 'uploads/%'
       AND NOT EXISTS (SELECT 1 FROM "OnlineEnrolment" e WHERE e."designationFileNo" = f."fileNo")
       AND NOT EXISTS (SELECT 1 FROM "InPersonEnrolment" e WHERE e."designationFileNo" = f."fileNo")`,
  forget: (db, fileNos, files) => forgetFiles(db, fileNos, files),
}
