import type { Queries } from '@hygiene/db/connect'
import type { SetupCourse } from '@hygiene/domain/staff/setup/setup-facts'

/** Of each offered course its latest published version, or its draft where it has none. */
const COURSES = `
  SELECT k."courseNo", k."year", k."onlineType", k."name", k."startsAt" IS NOT NULL AS "isPublished", k."taxKind"::text,
         k."priceWon", k."hours", k."questionCount",
         (SELECT coalesce(sum(l."durationSeconds"), 0)::int / 60
            FROM "CourseLecture" c JOIN "Lecture" l USING ("lectureNo") WHERE c."courseNo" = k."courseNo") AS "lectureMinutes",
         (SELECT count(*)::int FROM "BankQuestion" b JOIN "ExamQuestion" q USING ("questionNo")
           WHERE b."year" = k."year" AND b."salesType" = k."salesType" AND b."industryType" = k."industryType" AND q."isUsed") AS "bankCount",
         EXISTS (SELECT 1 FROM "ApplicationWindow" w WHERE w."courseNo" = k."courseNo"
            AND extract(year FROM w."opensAt" AT TIME ZONE 'Asia/Seoul') <= k."year"
            AND extract(year FROM w."closesAt" AT TIME ZONE 'Asia/Seoul') >= k."year") AS "hasWindow"
    FROM (SELECT DISTINCT ON ("year", "salesType", "industryType", "onlineType") *
            FROM "Course" WHERE "year" = ANY ($1::int[])
           ORDER BY "year", "salesType" DESC, "industryType", "onlineType", "startsAt" DESC NULLS LAST) k
   WHERE k."isOffered"
   ORDER BY k."year", k."onlineType", k."salesType" DESC, k."industryType"`

/** The courses of some years as the setup list judges them: online and existing operators first. */
export async function setupCourses(db: Queries, years: readonly number[]): Promise<SetupCourse[]> {
  return db.$queryRawUnsafe<SetupCourse[]>(COURSES, [...years])
}
