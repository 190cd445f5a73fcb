import { convertVideo } from '@hygiene/contracts/platform/job/convert-video'
import { handOverAll } from '@hygiene/db/outbox'
import type { PrismaClient } from '@hygiene/db/generated/client'

/** Longer than a job waits for another worker, so that no video is handed over twice in vain. */
const PURGED_MS = 120_000

/**
 * Hands videos to the workers again that no worker has been heard of for two minutes, and those that waited for ffmpeg.
 * If two tasks run at once, one of them hands the rows over.
 */
export async function resumeVideos(client: PrismaClient, hasFfmpeg: boolean, now: Date): Promise<number> {
  if (!hasFfmpeg) return 0
  const before = new Date(now.getTime() - PURGED_MS)
  return client.$transaction(async (db) => {
    const rows = await db.$queryRaw<{ videoNo: number }[]>`
      UPDATE "LectureVideo" SET "isWaiting" = false, "workerNo" = NULL, "progressAt" = NULL, "receivedAt" = ${now}
       WHERE "videoNo" IN (SELECT "videoNo" FROM "LectureVideo"
                           WHERE "state" IN ('checking', 'converting')
                             AND ("isWaiting" OR ("receivedAt" < ${before} AND coalesce("progressAt", "receivedAt") < ${before}))
                             FOR UPDATE SKIP LOCKED)
      RETURNING "videoNo"`
    await handOverAll(db, convertVideo, rows)
    return rows.length
  })
}
