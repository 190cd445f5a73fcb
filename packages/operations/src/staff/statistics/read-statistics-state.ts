import { readStatisticsState as contract } from '@hygiene/contracts/staff/statistics/read-statistics-state'
import { query } from '../../kit/operation.ts'
import { provincesOfToday } from './provinces-of-today.ts'

export const readStatisticsState = query(contract, async ({ db, now }) => {
  const [marked, last, check, provinces] = await Promise.all([
    db.$queryRaw<{ days: number }[]>`SELECT count(DISTINCT "day")::int AS "days" FROM "StatisticMark"`,
    db.statisticDay.findFirst({ orderBy: { countedAt: 'desc' } }),
    db.statisticCheck.findFirst({ orderBy: { checkNo: 'desc' } }),
    provincesOfToday(db),
  ])
  const waiting = marked[0]?.days ?? 0
  const countedAt = waiting === 0 ? now : (last?.countedAt ?? now)
  return {
    asOf: countedAt,
    waiting,
    check: check && { checkedAt: check.checkedAt, differing: check.differing },
    provinces,
  }
})
