import { describe, expect, it } from 'vitest'
import { sampleRow, sampleSession as session } from '../../../testing/session-samples.ts'
import { findRows, venueStateOfRow, venueText, rowsOf, seatText } from './roster-view.ts'

const row = { ...sampleRow, exceptionText: null }
const now = new Date('2026-12-10T02:00:00Z')
const numbered = [
  { ...row, applicationNo: 40, number: 2, name: '오*규', phone: '010-****-5949' },
  { ...row, applicationNo: 31, number: 1, name: '임*호', phone: '010-****-0001' },
  {
    ...row,
    applicationNo: 50,
    number: null,
    seat: 'released' as const,
    name: '오*선',
    phone: '010-****-7450',
  },
]

it.each([
  [{ inAt: null }, '아직 안 옴', 'waiting'],
  [{ inAt: '2026-12-10T00:50:00Z' }, '입실', 'done'],
  [{ inAt: '2026-12-10T01:24:00Z' }, '늦음 24분', 'view'],
  [{ inAt: '2026-12-10T00:50:00Z', outAt: '2026-12-10T01:18:00Z', isOut: true }, '나감 10:18', 'view'],
])('shows a row with %j as «%s»', (facts, label, kind) => {
  expect(venueText(venueStateOfRow({ ...row, ...facts }, session, now))).toEqual({ kind, label })
})

it('shows no state for a person who is not expected', () => {
  expect(venueText(venueStateOfRow({ ...row, seat: 'waiting' }, session, now))).toBeNull()
})

describe('the search in the roster', () => {
  it.each([
    ['their number', '2', [40]],
    ['four digits', '0001', [31]],
    ['their application', '00050', [50]],
    ['a name', '오민규', [40]],
    ['the beginning of a name', '오', [40, 50]],
    ['nothing at all', ' ', [40, 31, 50]],
    ['what no person has', '9999', []],
  ])('finds people by %s', (_what, typed, found) => {
    expect(findRows(numbered, typed).map(({ applicationNo }) => applicationNo)).toEqual(found)
  })
})

it('groups people by seat, queue and pending decision', () => {
  const waits = { ...row, applicationNo: 60, number: null, seat: 'waiting' as const, queue: place(1) }
  const rows = [...numbered, waits, { ...row, applicationNo: 70, number: 3, exceptionText: '일부만 출석' }]
  const nos = (tab: Parameters<typeof rowsOf>[1]) => rowsOf(rows, tab).map((one) => one.applicationNo)
  expect(nos('expected')).toEqual([31, 40, 70])
  expect(nos('decide')).toEqual([70])
  expect(nos('queue')).toEqual([60])
  expect(nos('all')).toHaveLength(5)
})

const place = (at: number) => ({
  waitingNo: 9,
  place: at,
  joinedAt: '2026-12-01T00:00:00Z',
  offerUntil: null,
  hasSeatElsewhere: false,
})

it.each([
  [{}, '결제 완료'],
  [{ seat: 'held' as const, heldUntil: '2026-12-09T05:30:00Z' }, '결제 대기 · 14:30까지'],
  [{ seat: 'waiting' as const, queue: place(2) }, '대기 2번'],
  [
    { seat: 'waiting' as const, queue: { ...place(2), offerUntil: '2026-12-09T05:30:00Z' } },
    '자리 제안 · 14:30까지',
  ],
  [{ seat: 'released' as const }, '자리 없음'],
])('shows the seat %j as «%s»', (facts, text) => {
  expect(seatText({ ...row, ...facts })).toBe(text)
})
