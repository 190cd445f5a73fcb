import type { Course } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'
import type { ImportValues } from '@hygiene/domain/staff/import/read-row'
import { OnlineType } from '@hygiene/domain/text'
import { findCurrentCourses } from '../../../education/course/find-current-courses.ts'

export type FormerCourse = Course & { hasLectures: boolean }

export const courseKey = ({ year, salesType, industryType }: ImportValues): string =>
  `${year} ${salesType} ${industryType}`

/** The online courses in force that rows are for, by year, kind of operator and trade. */
export async function findFormerCourses(
  db: Queries,
  rows: readonly ImportValues[],
  now: Date,
): Promise<Map<string, FormerCourse>> {
  const found = new Map<string, FormerCourse>()
  for (const [key, row] of new Map(rows.map((one) => [courseKey(one), one]))) {
    const kind = {
      year: Number(row.year),
      salesType: Number(row.salesType),
      industryType: Number(row.industryType),
      onlineType: OnlineType.online,
    }
    const [course] = await findCurrentCourses(db, kind, now)
    if (!course) continue
    const lectures = await db.courseLecture.count({ where: { courseNo: course.courseNo } })
    found.set(key, { ...course, hasLectures: lectures > 0 })
  }
  return found
}
