import { readCompletionFigures as contract } from '@hygiene/contracts/staff/statistics/read-completion-figures'
import { addSeoulDays, addSeoulMonths, seoulDay } from '@hygiene/domain/time/seoul-day'
import { query } from '../../kit/operation.ts'
import { readWanted } from './read-wanted.ts'
import { sumFigures } from './sum-figures.ts'

export const readCompletionFigures = query(contract, async ({ input, actor, db, now }) => {
  const read = await readWanted(db, actor, input, now)
  if (!read.allowed) return read
  const { wanted } = read
  const earlier = { ...wanted, from: addSeoulMonths(wanted.from, -12), to: addSeoulMonths(wanted.to, -12) }
  const [these, those] = await Promise.all([countedDays(wanted), countedDays(earlier)])
  const days = daysBetween(input.from, input.to).map((day) => ({
    day,
    completed: these.get(day) ?? 0,
    before: those.get(yearBefore(day)) ?? 0,
  }))
  const today = seoulDay(now)
  const passed = days.filter(({ day }) => day <= today)
  return {
    days,
    total: days.reduce((sum, { completed }) => sum + completed, 0),
    beforeTotal: passed.reduce((sum, { before }) => sum + before, 0),
  }
})

async function countedDays(wanted: Parameters<typeof sumFigures>[0]): Promise<Map<string, number>> {
  const rows = await sumFigures(wanted, 'completed', ['day'])
  return new Map(rows.map(({ day, counted }) => [day, counted]))
}

/** Is the same day a year before; 29 February has none. */
const yearBefore = (day: string) => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`

function daysBetween(from: string, to: string): string[] {
  const days: string[] = []
  for (let day = from; day <= to; day = addSeoulDays(day, 1)) days.push(day)
  return days
}
