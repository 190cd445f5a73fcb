import type { Readable } from 'node:stream'
import type { StoredFile } from '@hygiene/db/generated/client'
import { StoredFileMissing } from '@hygiene/gateways'
import { orderLostFile } from '@hygiene/operations/platform/job/order-lost-file'
import type { Deps } from '../deps.ts'

/** The bytes of an issued document; null: they are lost, and the worker has been asked for them. */
export async function openDocument(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  { fileNo, storageKey }: Pick<StoredFile, 'fileNo' | 'storageKey'>,
): Promise<Readable | null> {
  try {
    return await storage.open(storageKey)
  } catch (error) {
    if (!(error instanceof StoredFileMissing)) throw error
    await orderLostFile(db, fileNo)
    return null
  }
}
