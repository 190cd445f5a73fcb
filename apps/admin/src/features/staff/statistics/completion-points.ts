import { addSeoulDays, type SeoulDay } from '@hygiene/domain/time/seoul-day'

type Day = { day: SeoulDay; completed: number; before: number }

/** Holds a month or a day of the chart. `now` is null after today; `expected` starts with the present point. */
export type Point = {
  key: string
  label: string
  now: number | null
  before: number
  expected: number | null
}

const MOST_DAYS = 62

/**
 * Groups a year by months and a short period by days. The expected values are last year's, scaled by this year's growth so far.
 * Without a year before, none are expected.
 */
export function pointsOf(days: readonly Day[], today: SeoulDay): Point[] {
  const isByDay = days.length <= MOST_DAYS
  const passed = days.filter(({ day }) => day < today)
  const before = sumOf(passed, 'before')
  const growth = before === 0 ? null : sumOf(passed, 'completed') / before
  const keys = [...new Set(days.map(({ day }) => keyOf(day, isByDay)))]
  return keys.map((key) => {
    const own = days.filter(({ day }) => keyOf(day, isByDay) === key)
    const [first] = own
    const last = own.at(-1)
    const isOver = last !== undefined && last.day < today
    const rest = sumOf(
      own.filter(({ day }) => day >= today),
      'before',
    )
    const soFar = sumOf(
      own.filter(({ day }) => day < today),
      'completed',
    )
    return {
      key,
      label: isByDay ? `${Number(key.slice(5, 7))}.${Number(key.slice(8))}` : `${Number(key.slice(5))}월`,
      now: first !== undefined && first.day <= today ? sumOf(own, 'completed') : null,
      before: sumOf(own, 'before'),
      expected: isOver || growth === null ? null : Math.round(soFar + rest * growth),
    }
  })
}

/** Accumulates the points. */
export function piledUp(points: readonly Point[]): Point[] {
  let now = 0
  let before = 0
  let ahead = 0
  return points.map((point) => {
    now += point.now ?? 0
    before += point.before
    ahead += point.expected ?? point.now ?? 0
    return {
      ...point,
      now: point.now === null ? null : now,
      before,
      expected: point.expected === null ? null : ahead,
    }
  })
}

const keyOf = (day: SeoulDay, isByDay: boolean) => (isByDay ? day : day.slice(0, 7))
const sumOf = (days: readonly Day[], column: 'completed' | 'before') =>
  days.reduce((sum, day) => sum + day[column], 0)

export function endOfMonth(month: string): SeoulDay {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const next = number === 12 ? `${year + 1}-01-01` : `${year}-${String(number + 1).padStart(2, '0')}-01`
  return addSeoulDays(next, -1)
}
