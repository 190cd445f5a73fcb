import { createHash } from 'node:crypto'
import type { StoredFile } from '@hygiene/db/generated/client'
import type { FileStore } from './store-document.ts'

interface Restorable extends FileStore {
  exists(key: string): Promise<boolean>
}

/**
 * Puts an issued document back whose bytes are missing from storage. It has to be the very document, because its hash is
 * shown to those who check it: other bytes are an error, and an earlier version of the worker draws them.
 */
export async function restoreDocument(
  storage: Restorable,
  { storageKey, sha256 }: Pick<StoredFile, 'storageKey' | 'sha256'>,
  draw: () => Promise<Uint8Array>,
): Promise<void> {
  if (await storage.exists(storageKey)) return
  const bytes = await draw()
  if (createHash('sha256').update(bytes).digest('hex') !== sha256) {
    throw new Error(`This version draws ${storageKey} to other bytes`)
  }
  await storage.put(storageKey, bytes)
}
