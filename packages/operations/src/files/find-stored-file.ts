import type { PrismaClient, StoredFile } from '@hygiene/db'
import type { ReadableFile } from '@hygiene/domain'

/** A file with its people, for `mayReadFile`; null where there is none of this number. */
export async function findStoredFile(
  db: PrismaClient,
  fileNo: string,
): Promise<(ReadableFile & { file: StoredFile }) | null> {
  const file = await db.storedFile.findUnique({ where: { fileNo } })
  if (!file) return null
  const { ownerKind, memberNo, state } = file
  // Files are attached by the person who owns the record, so its people are the one who uploaded them.
  return {
    file,
    state,
    audience: { kind: 'people', ownerKind, memberNos: memberNo === null ? [] : [memberNo] },
  }
}
