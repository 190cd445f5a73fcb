import type { FileRemover } from '@hygiene/db/expired-rows'
import type { PrismaClient } from '@hygiene/db/generated/client'
import { importStorageKey } from './upload-import.ts'

/** Longer than any upload takes. Ours. */
const UNSTORED_HOURS = 1
const CUT_OFF = '올리는 중에 끊긴 파일입니다. 다시 올려주세요.'

/** Longer than a worker is away, and than the eight tries of a job. Ours. */
const UNREAD_HOURS = 6
const NOT_READ = '파일을 읽지 못했습니다. 다시 올려주세요.'

interface Removing {
  db: PrismaClient
  storage: FileRemover
}

/** Ends imports whose upload died before the worker was told of its bytes, and removes what had been stored of them. */
export async function removeUnstored({ db, storage }: Removing, now: Date): Promise<number> {
  const uploadedAt = { lt: new Date(now.getTime() - UNSTORED_HOURS * 3_600_000) }
  const where = { status: 'uploaded', storedAt: null, uploadedAt } as const
  const dead = await db.staffImport.findMany({ where, select: { importNo: true, fileNo: true } })
  let count = 0
  for (const { importNo, fileNo } of dead) {
    // An upload of the same bytes may have come to life again: then it has the row.
    const data = { status: 'refused', failure: CUT_OFF, endedAt: now } as const
    const ended = await db.staffImport.updateMany({ where: { ...where, importNo }, data })
    if (ended.count === 0) continue
    await storage.remove(importStorageKey({ fileNo }))
    count += 1
  }
  return count
}

/** Ends imports whose job failed without recording it. */
export async function endUnread(db: PrismaClient, now: Date): Promise<number> {
  const storedAt = { lt: new Date(now.getTime() - UNREAD_HOURS * 3_600_000) }
  const { count } = await db.staffImport.updateMany({
    where: { status: 'uploaded', storedAt },
    data: { status: 'refused', failure: NOT_READ, endedAt: now },
  })
  return count
}
