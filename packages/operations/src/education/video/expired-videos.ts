import type { ExpiredRows } from '@hygiene/db/expired-rows'
import { Prisma } from '@hygiene/db/generated/client'
import { sqlList } from '@hygiene/db/sql-list'
import type { Transaction } from '@hygiene/db/connect'
import { WATCHING } from '@hygiene/domain/education/enrolment/enrolment-status'
import { VIDEO_KEY_START } from './video-files.ts'

/** Serializes with publishing, abandoning and upload parts (`lockLecture`). */
const lock = (db: Transaction, keys: readonly string[]) =>
  db.$queryRaw`
    SELECT 1 FROM "Lecture"
     WHERE "lectureNo" IN (SELECT "lectureNo" FROM "LectureVideo" WHERE "videoNo" = ANY (${keys.map(Number)}::int[]))
     ORDER BY "lectureNo" FOR NO KEY UPDATE`

/**
 * Selects videos that were replaced long ago and that no running enrolment is watching. Learners and replays only get the current
 * video. Rows stay, and manually provided files are not ours to delete.
 */
const replacedVideos: ExpiredRows = {
  kind: 'videos',
  table: 'LectureVideo',
  due: (before) => Prisma.sql`
    SELECT f."videoNo"::text AS key, f."replacedAt" AS at FROM "LectureVideo" f
     WHERE f."state" = 'replaced' AND f."replacedAt" < ${before} AND f."removedAt" IS NULL
       AND starts_with(f."mediaKey", ${VIDEO_KEY_START})
       AND NOT EXISTS (SELECT 1 FROM "Lecture" l WHERE l."mediaKey" = f."mediaKey")
       AND NOT EXISTS (SELECT 1 FROM "LectureProgress" p JOIN "OnlineEnrolment" e USING ("enrolmentNo")
                        WHERE p."lectureNo" = f."lectureNo" AND p."videoEdition" = f."edition"
                          AND p."finishedAt" IS NULL AND e."status" IN (${Prisma.raw(sqlList(WATCHING))}))`,
  lock,
  purge: (db, keys) => db.$executeRaw`
    UPDATE "LectureVideo" SET "removedAt" = now() WHERE "videoNo" = ANY (${keys.map(Number)}::int[])`,
}

/** Abandons stalled uploads and failed videos after the retention term, as an employee would. */
const idleUploads: ExpiredRows = {
  kind: 'videoUploads',
  table: 'LectureVideo',
  due: (before) => Prisma.sql`
    SELECT u."videoNo"::text AS key, u."at"
      FROM (SELECT f."videoNo", greatest(f."createdAt", f."partAt", f."receivedAt", f."progressAt") AS "at"
              FROM "LectureVideo" f WHERE f."state" IN ('uploading', 'failed')) u
     WHERE u."at" < ${before}`,
  lock,
  purge: (db, keys) => db.$executeRaw`
    UPDATE "LectureVideo" SET "state" = 'stopped', "isWaiting" = false WHERE "videoNo" = ANY (${keys.map(Number)}::int[])`,
}

/** Only marks rows; `tidyVideos` deletes the files. */
export const expiredVideos: readonly ExpiredRows[] = [replacedVideos, idleUploads]
