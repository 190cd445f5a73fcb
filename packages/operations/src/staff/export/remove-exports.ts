import type { PrismaClient } from '@hygiene/db/generated/client'
import { exportKey } from './make-export.ts'

interface Files {
  remove: (key: string) => Promise<void>
}

/** Is the number of days after which an approval request has expired. */
const WAITED_DAYS = 8
/** A download may still run when its row already says that it was taken. */
const AFTER_TAKING_MS = 10 * 60_000
const AT_ONCE = 100

/** Removes the files of downloaded or expired exports and ends unapproved orders. Returns how many. */
export async function removeExports(db: PrismaClient, storage: Files, now: Date): Promise<number> {
  const waited = new Date(now.getTime() - WAITED_DAYS * 86_400_000)
  const unanswered = await db.staffExport.updateMany({
    where: { status: 'approval', orderedAt: { lt: waited } },
    data: { status: 'ended' },
  })
  const taken = { status: 'taken' as const, takenAt: { lt: new Date(now.getTime() - AFTER_TAKING_MS) } }
  const expired = await db.staffExport.findMany({
    where: { sizeBytes: { not: null }, OR: [{ status: 'ready', endsAt: { lte: now } }, taken] },
    orderBy: { exportNo: 'asc' },
    take: AT_ONCE,
  })
  for (const row of expired) {
    await storage.remove(exportKey(row))
    const status = row.status === 'taken' ? 'taken' : 'ended'
    await db.staffExport.update({ where: { exportNo: row.exportNo }, data: { status, sizeBytes: null } })
  }
  return unanswered.count + expired.length
}
