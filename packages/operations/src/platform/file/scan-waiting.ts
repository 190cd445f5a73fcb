import type { PrismaClient } from '@hygiene/db/generated/client'
import type { VirusScanner } from './store-upload.ts'

interface Scanning {
  db: PrismaClient
  storage: {
    exists(key: string): Promise<boolean>
    read(key: string): Promise<Uint8Array>
    remove(key: string): Promise<void>
  }
  scanner: VirusScanner
}

/** One after the other: a scanner that is back has time. */
const AT_ONCE = 50

/**
 * Asks again about uploads that got no verdict, and answers how many have one now. It stops at the first that gets none again.
 * An infected file is marked before its bytes are removed: a reader meets either the mark or nothing.
 */
export async function scanWaiting({ db, storage, scanner }: Scanning): Promise<number> {
  const waiting = await db.storedFile.findMany({
    where: { state: 'unscanned' },
    orderBy: { createdAt: 'asc' },
    take: AT_ONCE,
  })
  let judged = 0
  for (const { fileNo, storageKey } of waiting) {
    if (!(await storage.exists(storageKey))) continue
    const verdict = await scanner.scan(await storage.read(storageKey))
    if (verdict === 'unknown') return judged
    const state = verdict === 'clean' ? 'ready' : 'infected'
    await db.storedFile.updateMany({ where: { fileNo, state: 'unscanned' }, data: { state } })
    if (state === 'infected') await storage.remove(storageKey)
    judged += 1
  }
  return judged
}
