import type { Queries } from '@hygiene/db/connect'
import type { ComingCourse } from '@hygiene/domain/education/course/next-year'
import { seoulYear } from '@hygiene/domain/time/seoul-day'
import { findCurrentCourses } from './find-current-courses.ts'
import { countBank, kindOf, rulesOf, type Version, VERSION_PARTS, versionsOf } from './load-version.ts'

export interface CoursePair extends ComingCourse {
  current: Version
  coming: Version | null
}

export async function comingCourses(
  db: Queries,
  now: Date,
): Promise<{ year: number; pairs: CoursePair[]; hasSurvey: boolean }> {
  const year = seoulYear(now) + 1
  const offered = await findCurrentCourses(db, { year: year - 1 }, now)
  const currents = await db.course.findMany({
    where: { courseNo: { in: offered.map(({ courseNo }) => courseNo) } },
    include: VERSION_PARTS,
    orderBy: [{ onlineType: 'asc' }, { salesType: 'desc' }, { industryType: 'asc' }],
  })
  const pairs: CoursePair[] = []
  for (const current of currents) pairs.push(await pairOf(db, current, year))
  return { year, pairs, hasSurvey: (await db.survey.count({ where: { year } })) > 0 }
}

async function pairOf(db: Queries, current: Version, year: number): Promise<CoursePair> {
  const { onlineType } = current
  const kind = { ...kindOf(current), year }
  const versions = await versionsOf(db, kind)
  const [coming] = versions
  if (!coming) return { current, coming: null, onlineType, next: null }
  const { lectures, windows, questionCount } = rulesOf(coming)
  const next = {
    courseNo: coming.courseNo,
    isPublished: versions.some(({ startsAt }) => startsAt !== null),
    lectureCount: lectures.length,
    windowCount: windows.length,
    questionCount,
    bankCount: await countBank(db, kind),
  }
  return { current, coming, onlineType, next }
}
