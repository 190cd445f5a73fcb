import { createHash, randomUUID } from 'node:crypto'
import type { Transaction } from '@hygiene/db/connect'

/** Where bytes are kept by key. */
export interface FileStore {
  put(key: string, content: Uint8Array): Promise<void>
}

interface IssuedDocument {
  memberNo: number
  /** Where it lies, e.g. `certificates/2026/2026-02-0000001.pdf`. */
  storageKey: string
  /** Name a person saves it under. */
  name: string
  bytes: Uint8Array
}

/**
 * Stores an issued PDF and answers its number. The same data gives the same bytes under the same key, so doing it twice
 * leaves one file; the row is written with the record that refers to it.
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

/** Forgets an issued PDF that another one takes the place of; its bytes are removed from storage after the commit. */
export async function purgeDocument(db: Transaction, fileNo: string): Promise<void> {
  await db.storedFile.delete({ where: { fileNo } })
}
