import { isShownGroup } from './statistic.ts'

export interface ProvinceMonth {
  sidoCode: string
  month: string
  paid: number
  completed: number
  /** Holds the counts under wider filters, one entry per combination of omitted conditions. */
  wider: readonly { paid: number; completed: number }[]
}

const isHidden = (people: number): boolean => people > 0 && !isShownGroup(people)

/**
 * Returns the months whose figures may be shown for each province. Only whole months count, so two periods never differ by a few
 * days. A month is suppressed if a group is small or differs by a small group from a wider filter. If the suppressed provinces
 * have a small sum, the smallest other one is suppressed too, because the country's total would reveal it.
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
