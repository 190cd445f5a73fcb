import { type Storage, StoredFileMissing } from '@hygiene/gateways'

/** What a process makes for itself: half-converted videos, and the file of its look at the storage. */
const NOT_KEPT = /^(lectures\/work\/|readyz$)/

/** Every file of a storage that is worth keeping. */
export async function* keptFiles(storage: Storage): AsyncGenerator<{ key: string; sizeBytes: number }> {
  for await (const entry of storage.list()) if (!NOT_KEPT.test(entry.key)) yield entry
}

/**
 * Copies the files that the other storage lacks, or has in another size: a stored file never changes, so that a backup of
 * the next day is its new files only. Each appears under its key when it is whole. Answers how many were copied.
 */
export async function copyMissingFiles(from: Storage, to: Storage): Promise<number> {
  let copied = 0
  for await (const { key, sizeBytes } of keptFiles(from)) {
    if ((await orUndefined(to.size(key))) === sizeBytes) continue
    // One that went since it was listed belongs to a record that gave it up.
    const content = await orUndefined(from.open(key))
    if (!content) continue
    await to.put(key, content)
    copied += 1
  }
  return copied
}

async function orUndefined<T>(pending: Promise<T>): Promise<T | undefined> {
  try {
    return await pending
  } catch (error) {
    if (error instanceof StoredFileMissing) return undefined
    throw error
  }
}
