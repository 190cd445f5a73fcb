import type { Queries } from '@hygiene/db/connect'
import type { TaughtCourse } from './courses.ts'

export async function addStops(
  db: Queries,
  { code: { courseNo, year }, lectures }: TaughtCourse,
): Promise<void> {
  const day = new Date(`${year}-03-02`)
  const row = { day, courseNo, branchNo: 0, sidoCode: '1100000000', size: 0, amount: 0n }
  const size = lectures[0]?.lectureNo ?? 0
  await db.statisticDay.create({ data: { day: new Date('2000-01-01'), countedAt: new Date() } })
  await db.statisticRow.createMany({
    data: [
      { ...row, measure: 'steps', part: 'applied', counted: 20 },
      { ...row, measure: 'steps', part: 'started', counted: 20 },
      { ...row, measure: 'stops', part: '10', size, counted: 5 },
      { ...row, measure: 'losses', part: 'LEASE_LOST', size, counted: 2, amount: 120_000n },
    ],
  })
}
