import type { SeoulDay } from '../../time/seoul-day.ts'
import { allowed, denied, type Verdict } from '../../verdict.ts'

/** Won that came and went: by our books, and as the gateway told it. What moved through the bank is told by our books. */
export type MoneySums = {
  receivedWon: number
  refundedWon: number
  reportedReceivedWon: number
  reportedRefundedWon: number
}

const SUM_NAMES = ['receivedWon', 'refundedWon', 'reportedReceivedWon', 'reportedRefundedWon'] as const
export const NO_SUMS: MoneySums = {
  receivedWon: 0,
  refundedWon: 0,
  reportedReceivedWon: 0,
  reportedRefundedWon: 0,
}

export function addSums(one: MoneySums, other: MoneySums): MoneySums {
  return Object.fromEntries(SUM_NAMES.map((name) => [name, one[name] + other[name]])) as MoneySums
}

export const sameSums = (one: MoneySums, other: MoneySums): boolean =>
  SUM_NAMES.every((name) => one[name] === other[name])

/** Won that stay: received less given back. */
export const netWon = ({ receivedWon, refundedWon }: MoneySums): number => receivedWon - refundedWon

/** Won by which the gateway has more than our books. */
export const differenceWon = (sums: MoneySums): number =>
  sums.reportedReceivedWon - sums.reportedRefundedWon - netWon(sums)

export type DayToClose = {
  day: SeoulDay
  today: SeoulDay
  isClosed: boolean
  sums: MoneySums
  /** The sums on the screen of the employee. */
  seen: MoneySums
  /** Orders of the day on which both sides differ and which staff did not explain one by one. */
  unexplained: number
  text: string
}

/** A day is closed once, after its end, with the sums its employee saw, and no difference without words. */
export function judgeClosing(
  one: DayToClose,
): Verdict<'DAY_NOT_OVER' | 'DAY_CLOSED' | 'DAY_SUMS_CHANGED' | 'DAY_DIFFERENCE_UNEXPLAINED'> {
  if (one.day >= one.today) return denied('DAY_NOT_OVER')
  if (one.isClosed) return denied('DAY_CLOSED')
  if (!sameSums(one.sums, one.seen)) return denied('DAY_SUMS_CHANGED')
  const isExplained = one.unexplained === 0 || one.text.trim().length >= 2
  return isExplained ? allowed() : denied('DAY_DIFFERENCE_UNEXPLAINED')
}

/** A month is closed once all its days are. */
export function isMonthClosed(days: readonly { isClosed: boolean }[]): boolean {
  return days.length > 0 && days.every(({ isClosed }) => isClosed)
}

/** The days of a month, YYYY-MM. */
export function daysOfMonth(month: string): SeoulDay[] {
  const [year, number] = month.split('-').map(Number)
  const length = new Date(Date.UTC(year ?? 0, number ?? 0, 0)).getUTCDate()
  return Array.from({ length }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`)
}
