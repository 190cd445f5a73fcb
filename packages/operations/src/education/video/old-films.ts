import { type OldRows, Prisma, sqlList, type Transaction } from '@hygiene/db'
import { WATCHING } from '@hygiene/domain'
import { FILM_KEY_START } from './film-files.ts'

/** Takes turns with publishing, giving up and the parts of an upload (`lockLecture`). */
const lock = (db: Transaction, keys: readonly string[]) =>
  db.$queryRaw`
    SELECT 1 FROM "Lecture"
     WHERE "lectureNo" IN (SELECT "lectureNo" FROM "LectureFilm" WHERE "filmNo" = ANY (${keys.map(Number)}::int[]))
     ORDER BY "lectureNo" FOR NO KEY UPDATE`

/**
 * Films that another took the place of long ago and that no running enrolment is in the middle of. Learners and replays are shown the
 * lecture's film only. Their rows stay; what came by hand lies in a folder that is not ours.
 */
const replacedFilms: OldRows = {
  kind: 'films',
  table: 'LectureFilm',
  due: (before) => Prisma.sql`
    SELECT f."filmNo"::text AS key, f."replacedAt" AS at FROM "LectureFilm" f
     WHERE f."state" = 'replaced' AND f."replacedAt" < ${before} AND f."removedAt" IS NULL
       AND starts_with(f."mediaKey", ${FILM_KEY_START})
       AND NOT EXISTS (SELECT 1 FROM "Lecture" l WHERE l."mediaKey" = f."mediaKey")
       AND NOT EXISTS (SELECT 1 FROM "LectureProgress" p JOIN "OnlineEnrolment" e USING ("enrolmentNo")
                        WHERE p."lectureNo" = f."lectureNo" AND p."filmEdition" = f."edition"
                          AND p."finishedAt" IS NULL AND e."status" IN (${Prisma.raw(sqlList(WATCHING))}))`,
  lock,
  forget: (db, keys) => db.$executeRaw`
    UPDATE "LectureFilm" SET "removedAt" = now() WHERE "filmNo" = ANY (${keys.map(Number)}::int[])`,
}

/** Uploads that stand still and films that failed, after no word of them for the term: given up as by an employee. */
const idleUploads: OldRows = {
  kind: 'filmUploads',
  table: 'LectureFilm',
  due: (before) => Prisma.sql`
    SELECT u."filmNo"::text AS key, u."at"
      FROM (SELECT f."filmNo", greatest(f."createdAt", f."partAt", f."receivedAt", f."beatAt") AS "at"
              FROM "LectureFilm" f WHERE f."state" IN ('uploading', 'failed')) u
     WHERE u."at" < ${before}`,
  lock,
  forget: (db, keys) => db.$executeRaw`
    UPDATE "LectureFilm" SET "state" = 'stopped', "isWaiting" = false WHERE "filmNo" = ANY (${keys.map(Number)}::int[])`,
}

/** Rows are marked here; their files go with the next tidying (`tidyFilms`). */
export const oldFilms: readonly OldRows[] = [replacedFilms, idleUploads]
