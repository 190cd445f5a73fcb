import { type Storage, StoredFileMissing } from '@hygiene/gateways'

/** Excludes what a process creates for itself: half-converted videos, and the file of its storage check. */
const NOT_KEPT = /^(lectures\/work\/|readyz$)/

export async function* keptFiles(storage: Storage): AsyncGenerator<{ key: string; sizeBytes: number }> {
  for await (const entry of storage.list()) if (!NOT_KEPT.test(entry.key)) yield entry
}

/**
 * Copies the files that the other storage lacks or has in another size. A stored file never changes, so the next day's backup
 * copies only new ones. Each appears under its key when it is complete. Returns how many were copied.
 */
export async function copyMissingFiles(from: Storage, to: Storage): Promise<number> {
  let copied = 0
  for await (const { key, sizeBytes } of keptFiles(from)) {
    if ((await orUndefined(to.size(key))) === sizeBytes) continue
    // Skips a file that was deleted since it was listed: its record no longer uses it.
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
