import type { Queries } from '@hygiene/db/connect'

interface LectureText {
  title: string
  summary: string
}

/** Returns lecture texts as they were when each version was published. */
export async function titlesOfVersions(
  db: Queries,
  courseNos: readonly number[],
): Promise<(courseNo: number, lectureNo: number) => LectureText | undefined> {
  const rows = await db.$queryRaw<(LectureText & { courseNo: number; lectureNo: number })[]>`
    SELECT "courseNo", "lectureNo", "title", "summary" FROM "TitledLecture" WHERE "courseNo" = ANY (${[...courseNos]}::int[])`
  const found = new Map(rows.map(({ courseNo, lectureNo, ...text }) => [`${courseNo} ${lectureNo}`, text]))
  return (courseNo, lectureNo) => found.get(`${courseNo} ${lectureNo}`)
}
