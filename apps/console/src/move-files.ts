import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createStorage, type Storage } from '@hygiene/gateways'
import { keptFiles } from './copy-files.ts'

const AT_ONCE = 8
const JOURNAL = '.moved'

export interface Moved {
  copied: number
  /** Counts files that were already in the bucket, byte for byte. */
  there: number
  /** Lists keys under which the bucket holds other bytes. They are left unchanged. */
  different: string[]
}

/**
 * Copies a storage folder into a bucket and reads each file back: an entry in the journal means the same SHA-256 on both sides.
 * An interrupted run continues where it stopped. Files stored during a run are left for the next. The folder keeps its files.
 */
export async function moveFiles(directory: string, bucket: Storage): Promise<Moved> {
  const folder = createStorage({ directory })
  const journal = join(directory, JOURNAL)
  const compared = new Set(existsSync(journal) ? readFileSync(journal, 'utf8').split('\n') : [])
  const moved: Moved = { copied: 0, there: 0, different: [] }
  const entries = keptFiles(folder)

  async function moveOne(key: string): Promise<void> {
    const hash = await hashOf(folder, key)
    const isNew = await bucket.putNew(key, join(directory, key))
    if ((await hashOf(bucket, key)) !== hash) {
      if (!isNew) return void moved.different.push(key)
      await bucket.remove(key)
      throw new Error(`${key} came into the bucket as other bytes`)
    }
    await appendFile(journal, `${key}\n`)
    if (isNew) moved.copied += 1
    else moved.there += 1
  }
  async function moveOn(): Promise<void> {
    for await (const { key } of entries) {
      if (compared.has(key)) moved.there += 1
      else await moveOne(key)
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, moveOn))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
  return moved
}

async function hashOf(storage: Storage, key: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(await storage.open(key), hash)
  return hash.digest('hex')
}
