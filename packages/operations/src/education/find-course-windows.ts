import type { Queries } from '@hygiene/db'
import { type ApplicationWindow, type OnlineType, windowsOfCourse } from '@hygiene/domain'

/** When applications for a course are taken, by the rows kept or by the specification's default. */
export async function findCourseWindows(
  db: Queries,
  course: { year: number; salesType: number; onlineType: OnlineType },
  now: Date,
): Promise<ApplicationWindow[]> {
  const { year, salesType, onlineType } = course
  const kept = await db.applicationWindow.findMany({
    where: { year: { in: [year, year + 1] }, salesType, onlineType },
    orderBy: { opensAt: 'asc' },
  })
  return windowsOfCourse(kept, year, onlineType, now)
}
