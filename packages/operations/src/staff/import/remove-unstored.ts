import type { FileRemover } from '@hygiene/db/expired-rows'
import type { PrismaClient } from '@hygiene/db/generated/client'
import { importStorageKey } from './upload-import.ts'

/** Exceeds the duration of any upload. The value is our own choice. */
const UNSTORED_HOURS = 1
const CUT_OFF = '올리는 중에 끊긴 파일입니다. 다시 올려주세요.'

/** Exceeds a worker's downtime and the eight attempts of a job. The value is our own choice. */
const UNREAD_HOURS = 6
const NOT_READ = '파일을 읽지 못했습니다. 다시 올려주세요.'

interface Removing {
  db: PrismaClient
  storage: FileRemover
}

/** Ends imports whose upload crashed before the worker received them and removes their stored bytes. */
export async function removeUnstored({ db, storage }: Removing, now: Date): Promise<number> {
  const uploadedAt = { lt: new Date(now.getTime() - UNSTORED_HOURS * 3_600_000) }
  const where = { status: 'uploaded', storedAt: null, uploadedAt } as const
  const dead = await db.staffImport.findMany({ where, select: { importNo: true, fileNo: true } })
  let count = 0
  for (const { importNo, fileNo } of dead) {
    // A concurrent upload of the same bytes may have taken over the row.
    const data = { status: 'refused', failure: CUT_OFF, endedAt: now } as const
    const ended = await db.staffImport.updateMany({ where: { ...where, importNo }, data })
    if (ended.count === 0) continue
    await storage.remove(importStorageKey({ fileNo }))
    count += 1
  }
  return count
}

export async function endUnread(db: PrismaClient, now: Date): Promise<number> {
  const storedAt = { lt: new Date(now.getTime() - UNREAD_HOURS * 3_600_000) }
  const { count } = await db.staffImport.updateMany({
    where: { status: 'uploaded', storedAt },
    data: { status: 'refused', failure: NOT_READ, endedAt: now },
  })
  return count
}
