import { convertVideo } from '@hygiene/contracts/platform/job/convert-video'
import { handOverAll } from '@hygiene/db/outbox'
import type { PrismaClient } from '@hygiene/db/generated/client'

/** Exceeds the time that a job waits for another worker, so that no video is handed over twice in vain. */
const SILENT_MS = 120_000

/**
 * Requeues videos whose worker has been silent for two minutes, and those that waited for ffmpeg. Of two concurrent tasks only
 * one requeues a row.
 */
export async function resumeVideos(client: PrismaClient, hasFfmpeg: boolean, now: Date): Promise<number> {
  if (!hasFfmpeg) return 0
  const before = new Date(now.getTime() - SILENT_MS)
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
