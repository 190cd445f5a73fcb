import { convertFilm } from '@hygiene/contracts/platform/job/convert-film'
import { handOverAll, type PrismaClient } from '@hygiene/db'

/** Longer than a job waits for another worker, so that no film is handed over twice in vain. */
const FORGOTTEN_MS = 120_000

/**
 * Hands films to the workers again that no worker has been heard of for two minutes, and those that waited for ffmpeg.
 * Of two tasks at once the rows are handed over by one.
 */
export async function resumeFilms(client: PrismaClient, hasFfmpeg: boolean, now: Date): Promise<number> {
  if (!hasFfmpeg) return 0
  const before = new Date(now.getTime() - FORGOTTEN_MS)
  return client.$transaction(async (db) => {
    const rows = await db.$queryRaw<{ filmNo: number }[]>`
      UPDATE "LectureFilm" SET "isWaiting" = false, "workerNo" = NULL, "beatAt" = NULL, "receivedAt" = ${now}
       WHERE "filmNo" IN (SELECT "filmNo" FROM "LectureFilm"
                           WHERE "state" IN ('checking', 'converting')
                             AND ("isWaiting" OR ("receivedAt" < ${before} AND coalesce("beatAt", "receivedAt") < ${before}))
                             FOR UPDATE SKIP LOCKED)
      RETURNING "filmNo"`
    await handOverAll(db, convertFilm, rows)
    return rows.length
  })
}
