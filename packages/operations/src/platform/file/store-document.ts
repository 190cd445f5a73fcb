import { createHash, randomUUID } from 'node:crypto'
import type { Transaction } from '@hygiene/db/connect'

export interface FileStore {
  put(key: string, content: Uint8Array): Promise<void>
}

interface IssuedDocument {
  memberNo: number
  /** Is a path, e.g. `certificates/2026/2026-02-0000001.pdf`. */
  storageKey: string
  name: string
  bytes: Uint8Array
}

/**
 * Stores an issued PDF and returns its number. Equal data gives equal bytes under the same key, so a repetition leaves one file.
 * The row is written with the record that refers to it.
 */
export async function storeDocument(
  deps: { storage: FileStore; now: () => Date },
  db: Transaction,
  document: IssuedDocument,
): Promise<string> {
  const { bytes, storageKey, memberNo, name } = document
  await deps.storage.put(storageKey, bytes)
  const file = await db.storedFile.create({
    data: {
      fileNo: randomUUID(),
      memberNo,
      name,
      contentType: 'application/pdf',
      sizeBytes: bytes.byteLength,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      storageKey,
      createdAt: deps.now(),
    },
  })
  return file.fileNo
}

export async function purgeDocument(db: Transaction, fileNo: string): Promise<void> {
  await db.storedFile.delete({ where: { fileNo } })
}
