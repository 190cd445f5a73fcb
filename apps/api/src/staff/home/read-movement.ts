import type { AnswerOf } from '@hygiene/contracts/kit/endpoint'
import type { readHome } from '@hygiene/contracts/staff/home/read-home'
import { addSeoulDays, seoulDay, startOfSeoulDay } from '@hygiene/domain'
import type { Pool } from 'pg'

type Movement = NonNullable<AnswerOf<typeof readHome>['movement']>
type Name = Movement[number]['name']

const WEEK_MS = 7 * 86_400_000

const between = (table: string, column: string) => ({
  name: `home-moved-${table}`,
  text: `SELECT (count(*) FILTER (WHERE "${column}" >= $1))::int AS "today",
                (count(*) FILTER (WHERE "${column}" < $4))::int AS "before"
           FROM "${table}"
          WHERE ("${column}" >= $1 AND "${column}" <= $2) OR ("${column}" >= $3 AND "${column}" < $4)`,
})

const COUNTED: Record<Name, ReturnType<typeof between>> = {
  applied: between('OnlineEnrolment', 'appliedAt'),
  paid: between('Payment', 'paidAt'),
  completed: between('Certificate', 'issuedAt'),
}

/** Since midnight, beside the same hours a week before. */
export async function readMovement(pool: Pool, now: Date): Promise<Movement> {
  const midnight = startOfSeoulDay(seoulDay(now))
  const before = startOfSeoulDay(addSeoulDays(seoulDay(now), -7))
  const values = [midnight, now, before, new Date(now.getTime() - WEEK_MS)]
  return Promise.all(
    (Object.keys(COUNTED) as Name[]).map(async (name) => {
      const { rows } = await pool.query<{ today: number; before: number }>({ ...COUNTED[name], values })
      return { name, ...(rows[0] ?? { today: 0, before: 0 }) }
    }),
  )
}
