import type { Queries } from '@hygiene/db'

export interface TaughtHours {
  instructorNo: number
  name: string
  /** Minutes, January first. */
  months: number[]
  total: number
}

/** Minutes taught in a year of Seoul by instructor and month; lessons that are over. */
export async function hoursTaught(db: Queries, year: number, now: Date): Promise<TaughtHours[]> {
  const rows = await db.$queryRaw<{ instructorNo: number; name: string; month: number; minutes: number }[]>`
    SELECT i."instructorNo", i."name", t."month",
           (sum(extract(epoch FROM l."endsAt" - l."startsAt")) / 60)::int AS "minutes"
      FROM "SessionLesson" l JOIN "Instructor" i USING ("instructorNo")
     CROSS JOIN LATERAL (SELECT extract(month FROM l."startsAt" AT TIME ZONE 'Asia/Seoul')::int AS "month") t
     WHERE l."endsAt" <= ${now} AND extract(year FROM l."startsAt" AT TIME ZONE 'Asia/Seoul') = ${year}
     GROUP BY 1, 2, 3 ORDER BY i."name", i."instructorNo", t."month"`
  const found = new Map<number, TaughtHours>()
  for (const { instructorNo, name, month, minutes } of rows) {
    const one = found.get(instructorNo) ?? { instructorNo, name, months: Array<number>(12).fill(0), total: 0 }
    one.months[month - 1] = minutes
    one.total += minutes
    found.set(instructorNo, one)
  }
  return [...found.values()]
}
