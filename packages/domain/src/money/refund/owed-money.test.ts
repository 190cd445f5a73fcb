import { expect, it } from 'vitest'
import { type OwedMoneyState, owedMoneyState } from './owed-money.ts'

const NOW = new Date('2026-11-24T10:00:00+09:00')
type Facts = Parameters<typeof owedMoneyState>[0]
const refund = (status: NonNullable<Facts['refund']>['status']): Facts['refund'] => ({
  status,
  sentAt: null,
  returnedTwiceAt: null,
})
const LATE: Facts = { status: 'paidAfterCancellation', refund: null, isExceptional: false }

it.each<[string, Facts, OwedMoneyState | null]>([
  ['money after the application ended', LATE, 'late'],
  ['a refund of it under way', { ...LATE, refund: refund('requested') }, 'inProgress'],
  ['a refund of it refused', { ...LATE, refund: refund('failed') }, 'refused'],
  ['a refund of a paid course refused', { ...LATE, status: 'paid', refund: refund('failed') }, 'refused'],
  ['an exceptional refund refused', { ...LATE, refund: refund('failed'), isExceptional: true }, 'inProgress'],
  ['another sum than ours', { ...LATE, status: 'mismatched' }, null],
  ['money returned twice', { ...LATE, status: 'cancelled', refund: refund('done') }, null],
])('classifies owed money: %s as %s', (_name, facts, state) => {
  expect(owedMoneyState(facts, NOW)).toBe(state)
})
