import type { StoredFile } from '@hygiene/db/generated/client'
import { StoredFileMissing } from '@hygiene/gateways'
import type { Deps } from '../../deps.ts'
import { dispositionOf, PRIVATE } from '../../http/bytes.ts'

/** Long enough for the browser to follow, too short to be passed on. */
const VALID_SECONDS = 60

type Wanted = { file: Pick<StoredFile, 'storageKey' | 'contentType' | 'name'>; isInline: boolean }

/**
 * Where the browser fetches a file that its caller may read; null: it is answered by us, as are documents shown in a page,
 * which prints them and may not touch another origin's. Throws StoredFileMissing: the bucket's own answer has no sentence.
 */
export async function addressInBucket(
  { storage }: Pick<Deps, 'storage'>,
  { file, isInline }: Wanted,
  now: Date,
): Promise<string | null> {
  const { storageKey, contentType, name } = file
  if (isInline && !contentType.startsWith('image/')) return null
  const address = await storage.addressOf(storageKey, {
    contentType,
    disposition: dispositionOf({ fileName: name, isInline }),
    cacheControl: PRIVATE,
    seconds: VALID_SECONDS,
    from: now,
  })
  if (address !== null && !(await storage.exists(storageKey))) throw new StoredFileMissing(storageKey)
  return address
}
