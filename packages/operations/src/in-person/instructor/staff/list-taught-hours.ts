import { listTaughtHours as contract } from '@hygiene/contracts/in-person/instructor/staff/list-taught-hours'
import type { AnswerOf } from '@hygiene/contracts/kit/endpoint'
import { query } from '../../../kit/operation.ts'

type TaughtHours = AnswerOf<typeof contract>['list'][number]

export const listTaughtHours = query(contract, async ({ input, db, now }) => {
  const rows = await db.$queryRaw<{ instructorNo: number; name: string; month: number; minutes: number }[]>`
    SELECT i."instructorNo", i."name", t."month",
           (sum(extract(epoch FROM l."endsAt" - l."startsAt")) / 60)::int AS "minutes"
      FROM "SessionLesson" l JOIN "Instructor" i USING ("instructorNo")
     CROSS JOIN LATERAL (SELECT extract(month FROM l."startsAt" AT TIME ZONE 'Asia/Seoul')::int AS "month") t
     WHERE l."endsAt" <= ${now} AND extract(year FROM l."startsAt" AT TIME ZONE 'Asia/Seoul') = ${input.searchYear}
     GROUP BY 1, 2, 3 ORDER BY i."name", i."instructorNo", t."month"`
  const found = new Map<number, TaughtHours>()
  for (const { instructorNo, name, month, minutes } of rows) {
    const one = found.get(instructorNo) ?? { instructorNo, name, months: Array<number>(12).fill(0), total: 0 }
    one.months[month - 1] = minutes
    one.total += minutes
    found.set(instructorNo, one)
  }
  return { list: [...found.values()] }
})
