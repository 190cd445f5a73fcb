import type { Course, Prisma } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'

type CoursesWanted = Pick<Prisma.CourseWhereInput, 'year' | 'salesType' | 'industryType' | 'onlineType'>

/** Returns the version in force at `now` of each course, existing operators and online first. */
export async function findCurrentCourses(db: Queries, wanted: CoursesWanted, now: Date): Promise<Course[]> {
  const versions = await db.course.findMany({
    where: { ...wanted, startsAt: { lte: now } },
    orderBy: [
      { salesType: 'desc' },
      { onlineType: 'asc' },
      { industryType: 'asc' },
      { year: 'asc' },
      { startsAt: 'desc' },
    ],
  })
  return versions
    .filter((version, place) => !isSameCourse(version, versions[place - 1]))
    .filter(({ isOffered }) => isOffered)
}

function isSameCourse(one: Course, other: Course | undefined): boolean {
  return (
    other !== undefined &&
    one.year === other.year &&
    one.salesType === other.salesType &&
    one.industryType === other.industryType &&
    one.onlineType === other.onlineType
  )
}
