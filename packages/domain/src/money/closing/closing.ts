import type { SeoulDay } from '../../time/seoul-day.ts'
import { allowed, denied, type Verdict } from '../../verdict.ts'

/**
 * Holds received and returned won by our ledger and by the gateway; for money that moved through the bank, both come from our
 * ledger.
 */
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

export const netWon = ({ receivedWon, refundedWon }: MoneySums): number => receivedWon - refundedWon

export const differenceWon = (sums: MoneySums): number =>
  sums.reportedReceivedWon - sums.reportedRefundedWon - netWon(sums)

export type DayToClose = {
  day: SeoulDay
  today: SeoulDay
  isClosed: boolean
  sums: MoneySums
  seen: MoneySums
  unexplained: number
  text: string
}

/** A day is closed once, after its end, with the sums its employee saw, and with an explanation of any difference. */
export function judgeClosing(
  one: DayToClose,
): Verdict<'DAY_NOT_OVER' | 'DAY_CLOSED' | 'DAY_SUMS_CHANGED' | 'DAY_DIFFERENCE_UNEXPLAINED'> {
  if (one.day >= one.today) return denied('DAY_NOT_OVER')
  if (one.isClosed) return denied('DAY_CLOSED')
  if (!sameSums(one.sums, one.seen)) return denied('DAY_SUMS_CHANGED')
  const isExplained = one.unexplained === 0 || one.text.trim().length >= 2
  return isExplained ? allowed() : denied('DAY_DIFFERENCE_UNEXPLAINED')
}

export function isMonthClosed(days: readonly { isClosed: boolean }[]): boolean {
  return days.length > 0 && days.every(({ isClosed }) => isClosed)
}

export function daysOfMonth(month: string): SeoulDay[] {
  const [year, number] = month.split('-').map(Number)
  const length = new Date(Date.UTC(year ?? 0, number ?? 0, 0)).getUTCDate()
  return Array.from({ length }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`)
}
