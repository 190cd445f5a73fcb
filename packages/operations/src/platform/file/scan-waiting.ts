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

const AT_ONCE = 50

/**
 * Scans uploads without a verdict again and returns how many have one now. Stops at the first one without a verdict. Marks an
 * infected file before removing its bytes, so a reader never gets them.
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
