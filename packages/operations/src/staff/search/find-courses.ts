import { MOST_FOUND } from '@hygiene/contracts/staff/search/find-records'
import type { PrismaClient } from '@hygiene/db/generated/client'
import { versionInForce } from '../../education/course/version-in-force.ts'

interface FoundCourse {
  courseNo: number
  courseName: string
  edition: number
  priceWon: number
}

const COURSES = `
  SELECT v."courseNo", v."name" AS "courseName", v."edition", v."priceWon"
    FROM "Course" o CROSS JOIN ${versionInForce('o."courseNo"', '$2')} v
   WHERE o."edition" = 1 AND (SELECT bool_and(position(w IN v."name") > 0) FROM unnest($1::text[]) w)
   ORDER BY v."year" DESC, v."onlineType", v."salesType" DESC, v."industryType" LIMIT ${MOST_FOUND + 1}`

/** Courses whose name holds each of the words, by their version in force. */
export async function findCourses(
  db: PrismaClient,
  text: readonly string[],
  now: Date,
): Promise<FoundCourse[]> {
  return text.length === 0 ? [] : db.$queryRawUnsafe<FoundCourse[]>(COURSES, [...text], now)
}
