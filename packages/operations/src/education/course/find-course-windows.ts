import type { Queries } from '@hygiene/db/connect'
import type { ApplicationWindow } from '@hygiene/domain/education/enrolment/application-window'
import type { IndustryType, OnlineType, SalesType } from '@hygiene/domain/text'
import { windowsOfCourse, type YearWindow } from '@hygiene/domain/education/enrolment/course-windows'
import { versionInForce } from './version-in-force.ts'

interface CourseKind {
  year: number
  salesType: SalesType
  industryType: IndustryType
  onlineType: OnlineType
}

const WINDOWS = `
  SELECT w."opensAt", w."closesAt", v."year"
    FROM "Course" o CROSS JOIN ${versionInForce('o."courseNo"', '$5')} v JOIN "ApplicationWindow" w ON w."courseNo" = v."courseNo"
   WHERE o."edition" = 1 AND o."year" IN ($1, $1 + 1) AND o."salesType" = $2 AND o."industryType" = $3 AND o."onlineType" = $4
   ORDER BY w."opensAt"`

export async function findCourseWindows(
  db: Queries,
  { year, salesType, industryType, onlineType }: CourseKind,
  now: Date,
): Promise<ApplicationWindow[]> {
  const kept = await db.$queryRawUnsafe<YearWindow[]>(WINDOWS, year, salesType, industryType, onlineType, now)
  return windowsOfCourse(kept, year, onlineType, now)
}
