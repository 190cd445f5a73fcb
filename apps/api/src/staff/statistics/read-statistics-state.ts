import { readStatisticsState as contract } from '@hygiene/contracts/staff/statistics/read-statistics-state'
import { implement } from '../../http/implement.ts'
import { provincesOfToday } from './provinces-of-today.ts'

export const readStatisticsState = implement(contract, async ({ deps, now }) => {
  const [marked, last, check, provinces] = await Promise.all([
    deps.db.$queryRaw<{ days: number }[]>`SELECT count(DISTINCT "day")::int AS "days" FROM "StatisticMark"`,
    deps.db.statisticDay.findFirst({ orderBy: { countedAt: 'desc' } }),
    deps.db.statisticCheck.findFirst({ orderBy: { checkNo: 'desc' } }),
    provincesOfToday(deps.db),
  ])
  const waiting = marked[0]?.days ?? 0
  const countedAt = waiting === 0 ? now : (last?.countedAt ?? now)
  return {
    asOf: countedAt.toISOString(),
    waiting,
    check: check && { checkedAt: check.checkedAt.toISOString(), differing: check.differing },
    provinces,
  }
})
