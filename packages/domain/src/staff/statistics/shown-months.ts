import { isShownGroup } from './statistic.ts'

/** Enrolments of a province that were applied for in one month, as a filter finds them. */
export interface ProvinceMonth {
  sidoCode: string
  month: string
  paid: number
  completed: number
  /** The same with conditions of the filter left out, one entry for each way to leave some out. */
  wider: readonly { paid: number; completed: number }[]
}

const isHidden = (people: number): boolean => people > 0 && !isShownGroup(people)

/**
 * The months whose figures of a province may be shown. Whole months only, so that no two periods differ by a few days; a month in
 * which a group is small, or differs by a small group from what a wider filter shows, is left out. Where the provinces left out
 * of a month have a small sum, the country's figure would give it away: then the smallest other one is left out, too.
 */
export function shownMonths(cells: readonly ProvinceMonth[]): ReadonlyMap<string, ReadonlySet<string>> {
  const shown = new Map<string, Set<string>>()
  for (const wanted of new Set(cells.map(({ month }) => month))) {
    const inMonth = cells.filter(({ month }) => month === wanted)
    const [open, closed] = [inMonth.filter(isOpen), inMonth.filter((cell) => !isOpen(cell))]
    const isSumSmall = isHidden(closed.reduce((sum, { paid }) => sum + paid, 0))
    const most = open.toSorted((one, other) => other.paid - one.paid)
    for (const { sidoCode, month } of isSumSmall ? most.slice(0, -1) : most)
      shown.set(sidoCode, (shown.get(sidoCode) ?? new Set()).add(month))
  }
  return shown
}

function isOpen({ paid, completed, wider }: ProvinceMonth): boolean {
  if (!isShownGroup(paid) || isHidden(completed)) return false
  return wider.every((one) => !isHidden(one.paid - paid) && !isHidden(one.completed - completed))
}
