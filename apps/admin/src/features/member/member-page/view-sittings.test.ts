import { expect, it } from 'vitest'
import { sittingsOf, sittingText } from './view-sittings.ts'
import type { TimelineEntry } from './timeline-text.ts'

const entry = (minute: number, byName: string, about = 'readStaffMember'): TimelineEntry => ({
  key: `A${minute}`,
  at: new Date(Date.UTC(2026, 11, 8, 1, minute)).toISOString(),
  kind: 'view',
  what: 'view',
  about,
  more: '',
  by: 'staff',
  byName,
  recordNo: null,
  subjectKind: null,
  subjectNo: null,
  detail: '',
})

it('joins views by one employee up to thirty minutes apart', () => {
  const entries = [entry(55, '박상담'), entry(40, '박상담'), entry(9, '박상담'), entry(8, '김회계')]
  expect(sittingsOf(entries).map((sitting) => sitting.length)).toEqual([2, 1, 1])
})

it('leaves other kinds of entries unjoined', () => {
  const paid = { ...entry(40, ''), kind: 'apply', what: 'paid' } as const
  expect(sittingsOf([paid, { ...paid, key: 'other' }])).toHaveLength(2)
})

it('names each thing that a sitting showed once', () => {
  const sitting = [
    entry(3, '박상담'),
    entry(2, '박상담', 'listStaffPayments'),
    entry(1, '박상담', 'readStaffMember'),
  ]
  expect(sittingText(sitting)).toBe('회원 기록 보기 2 · 결제 목록 조회')
})
