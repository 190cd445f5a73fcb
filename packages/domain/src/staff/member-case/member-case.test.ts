import { expect, it } from 'vitest'
import { caseEndsAt, caseReason, isCaseOpen } from './member-case.ts'

const at = (time: string) => new Date(`2026-12-08T${time}+09:00`)

it.each([
  ['just opened', '10:00:00', null, true],
  ['in its last second', '10:29:59', null, true],
  ['after thirty minutes', '10:30:00', null, false],
  ['closed', '10:05:00', '10:04:00', false],
] as const)('judges whether a case is open: %s', (_what, now, closed, isOpen) => {
  const closedAt = closed === null ? null : at(closed)
  expect(isCaseOpen({ closedAt, endsAt: caseEndsAt(at('10:00:00')) }, at(now))).toBe(isOpen)
})

it('names a case in the log by purpose and words within the column length', () => {
  expect(caseReason({ purpose: 'study', text: '평가가 안 열림' })).toBe('수강·평가 문의 · 평가가 안 열림')
  expect(caseReason({ purpose: 'study', text: '가'.repeat(200) })).toHaveLength(200)
})
