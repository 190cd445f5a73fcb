import { createHash } from 'node:crypto'
import type { StoredFile } from '@hygiene/db/generated/client'
import type { FileStore } from './store-document.ts'

interface Restorable extends FileStore {
  exists(key: string): Promise<boolean>
}

/**
 * Restores the missing bytes of an issued document. The hash must match, because verifiers see it: other bytes are an error, and
 * an earlier version of the worker must draw the document.
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
