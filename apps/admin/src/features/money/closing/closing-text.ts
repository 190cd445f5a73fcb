import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { readClosingMonth } from '@hygiene/contracts/money/closing/staff/read-closing-month'
import {
  differenceWon,
  type MoneySums,
  netWon,
  NO_SUMS,
  sameSums,
} from '@hygiene/domain/money/closing/closing'
import { formatWon } from '@hygiene/domain/money/payment/won'
import type { StateKind } from '../../../shared/state-mark/state-mark.tsx'

export type ClosingDay = EntityOf<typeof readClosingMonth>['days'][number]

export function monthText(month: string): string {
  const [year, number] = month.split('-')
  return `${year}년 ${Number(number)}월`
}

const signed = (won: number): string => (won > 0 ? `+${formatWon(won)}` : formatWon(won))

export const differenceText = (sums: MoneySums): string => signed(differenceWon(sums))

/** Returns the change of a closed day's sums since its closing, or null if there is none. */
export function lateText({ sums, closing }: ClosingDay): string | null {
  if (!closing || sameSums(sums, closing)) return null
  return `마감 뒤 ${signed(netWon(sums) - netWon(closing))}`
}

export function stateOf(one: ClosingDay): { kind: StateKind; label: string } {
  const late = lateText(one)
  if (late !== null) return { kind: 'view', label: late }
  if (one.state === 'closed') return { kind: 'done', label: '마감' }
  if (one.state === 'ahead') return { kind: 'ended', label: '아직' }
  if (one.unexplained > 0) return { kind: 'view', label: `차이 ${one.unexplained}건` }
  return { kind: 'waiting', label: sameSums(one.sums, NO_SUMS) ? '거래 없음' : '마감 전' }
}

/** Returns the days up to this one that can be closed together: open, past, and without an unexplained difference. */
export function closableUpTo(days: readonly ClosingDay[], last: string): ClosingDay[] {
  return days.filter(({ day, state, unexplained }) => day <= last && state === 'open' && unexplained === 0)
}

export function dayToOpen(days: readonly ClosingDay[], wanted: string | null): string | null {
  const asked = days.find(({ day }) => day === wanted)
  const waiting = days.find(({ state }) => state === 'open')
  return (asked ?? waiting ?? days.findLast(({ state }) => state === 'closed') ?? days[0])?.day ?? null
}
