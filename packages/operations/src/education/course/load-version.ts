import type { Course, Prisma } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'
import type { CourseRules } from '@hygiene/domain/education/course/course-rules'
import { titlesOfVersions } from './titles-of-version.ts'

export const VERSION_PARTS = {
  lectures: { include: { lecture: true }, orderBy: { position: 'asc' } },
  windows: { orderBy: { opensAt: 'asc' } },
} as const satisfies Prisma.CourseInclude

export type Version = Prisma.CourseGetPayload<{ include: typeof VERSION_PARTS }>

export type CourseKind = Pick<Course, 'year' | 'salesType' | 'industryType' | 'onlineType'>

export function kindOf({ year, salesType, industryType, onlineType }: CourseKind): CourseKind {
  return { year, salesType, industryType, onlineType }
}

export function rulesOf(version: Version): CourseRules {
  const { priceWon, hours, passScore, questionCount, maxAttempts, lectures, windows } = version
  return {
    priceWon,
    hours,
    passScore,
    questionCount,
    maxAttempts,
    lectures: lectures.map(({ lecture: { lectureNo, title, durationSeconds } }) => ({
      lectureNo,
      title,
      durationSeconds,
    })),
    windows: windows.map(({ opensAt, closesAt }) => ({ opensAt, closesAt })),
  }
}

/** Returns all versions, latest first, with a draft before them. Lectures carry the text of their version. */
export async function versionsOf(db: Queries, kind: CourseKind): Promise<Version[]> {
  const versions = await db.course.findMany({
    where: kindOf(kind),
    include: VERSION_PARTS,
    orderBy: [{ startsAt: { sort: 'desc', nulls: 'first' } }, { edition: 'desc' }],
  })
  const text = await titlesOfVersions(
    db,
    versions.map(({ courseNo }) => courseNo),
  )
  return versions.map((version) => ({
    ...version,
    lectures: version.lectures.map((place) => ({
      ...place,
      lecture: { ...place.lecture, ...text(place.courseNo, place.lectureNo) },
    })),
  }))
}

export async function countBank(
  db: Queries,
  { year, salesType, industryType }: Omit<CourseKind, 'onlineType'>,
): Promise<number> {
  return db.bankQuestion.count({ where: { year, salesType, industryType, question: { isUsed: true } } })
}
