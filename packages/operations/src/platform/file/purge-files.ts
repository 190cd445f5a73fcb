import type { FileRemover } from '@hygiene/db/expired-rows'
import type { Transaction } from '@hygiene/db/connect'
import type { FileOwnerKind } from '@hygiene/domain/platform/file/may-read-file'

/** Removes the bytes first: if the transaction fails, the rows remain and a retry removes both. */
export async function purgeFiles(
  db: Transaction,
  fileNos: readonly string[],
  files: FileRemover,
): Promise<void> {
  const where = { fileNo: { in: [...fileNos] } }
  const stored = await db.storedFile.findMany({ where, select: { storageKey: true } })
  for (const { storageKey } of stored) await files.remove(storageKey)
  await db.storedFile.deleteMany({ where })
}

export async function purgeFilesOf(
  db: Transaction,
  ownerKind: FileOwnerKind,
  nos: number[],
  files: FileRemover,
): Promise<void> {
  const where = { ownerKind, ownerNo: { in: nos } }
  const owned = await db.storedFile.findMany({ where, select: { fileNo: true } })
  await purgeFiles(
    db,
    owned.map(({ fileNo }) => fileNo),
    files,
  )
}
