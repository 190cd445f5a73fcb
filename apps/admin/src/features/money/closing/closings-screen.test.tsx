import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import {
  leaveStaffScreen,
  openStaffScreen,
  press,
  server,
  submit,
  type,
} from '../../../testing/staff-screen.tsx'
import { closableUpTo, type ClosingDay, dayToOpen, lateText, monthText, stateOf } from './closing-text.ts'
import { ClosingsScreen } from './closings-screen.tsx'

const NONE = { receivedWon: 0, refundedWon: 0, reportedReceivedWon: 0, reportedRefundedWon: 0 }
const sums = {
  receivedWon: 72_000,
  refundedWon: 36_000,
  reportedReceivedWon: 72_000,
  reportedRefundedWon: 36_000,
}
const closing = {
  ...sums,
  closingNo: 1,
  text: '',
  closedAt: '2026-11-03T01:00:00.000Z',
  employeeName: '이재무',
  reopenedAt: null,
}
const one = (day: string, change: Partial<ClosingDay> = {}): ClosingDay => ({
  day,
  state: 'open',
  sums,
  unexplained: 0,
  closing: null,
  ...change,
})
const parts = { methods: [{ name: '신용카드', ...sums }], branches: [], courses: [] }
const closed = one('2026-11-01', { state: 'closed', closing })
const open = one('2026-11-02')
const different = one('2026-11-02', { unexplained: 1, sums: { ...sums, reportedReceivedWon: 76_000 } })
const asOf = '2026-11-04T01:00:00.000Z'

afterEach(leaveStaffScreen)

async function openMonth(days: ClosingDay[], day: object, role: 'finance' | 'readOnly' = 'finance') {
  const byPath = {
    '/api/staff/closings/month': { ...parts, month: '2026-11', isClosed: false, sums, days, asOf },
    '/api/staff/closings/day': { ...parts, differing: [], earlier: [], asOf, ...day },
    '/api/staff/closings/close': { closingNo: 2 },
    '/api/staff/closings/closeDays': { closed: 2 },
    '/api/staff/closings/reopen': { approvalNo: 5 },
    '/api/staff/approvals/approvers': { count: 2, loggedIn: 1, endsAt: asOf },
  }
  openStaffScreen(<ClosingsScreen />, role, { at: '/closings?month=2026-11', byPath })
  await screen.findByRole('table', { name: '우리 주문과 결제사' })
}
const sentTo = (path: string) => server.asked.find((asked) => asked.path.endsWith(path))?.sent

describe('words of closings', () => {
  it.each<[string, ClosingDay, string]>([
    ['closed', closed, '마감'],
    ['changed since', { ...closed, sums: { ...sums, receivedWon: 108_000 } }, '마감 뒤 +36,000원'],
    ['not over', one('2026-11-30', { state: 'ahead' }), '아직'],
    ['with differences', different, '차이 1건'],
    ['waiting', open, '마감 전'],
    ['waiting without money', one('2026-11-02', { sums: NONE }), '거래 없음'],
  ])('labels a day: %s', (_what, day, label) => {
    expect(stateOf(day).label).toBe(label)
  })

  it('opens the requested day, otherwise the first that waits', () => {
    expect(dayToOpen([closed, open], '2026-11-01')).toBe('2026-11-01')
    expect(dayToOpen([closed, open], null)).toBe('2026-11-02')
    expect(dayToOpen([closed], null)).toBe('2026-11-01')
    expect(dayToOpen([], null)).toBeNull()
    expect(lateText(closed)).toBeNull()
    expect(monthText('2026-01')).toBe('2026년 1월')
  })
})

describe('the closings screen', () => {
  it('shows the month and closes the waiting day with its sums', async () => {
    await openMonth([closed, open], open)
    const month = within(screen.getByRole('table', { name: '일별 수납액과 환불액' }))
    expect(month.getAllByRole('row')).toHaveLength(3)
    await submit('마감하기')
    await waitFor(() => expect(sentTo('/close')).toEqual({ day: '2026-11-02', seen: sums, text: '' }))
    await screen.findByText('마감했습니다.')
  })

  it('closes the days up to the chosen one together and leaves days that differ', async () => {
    const third = one('2026-11-03')
    const days = [open, third, one('2026-11-04', { unexplained: 1 }), one('2026-11-05'), closed]
    expect(closableUpTo(days, '2026-11-04').map(({ day }) => day)).toEqual(['2026-11-02', '2026-11-03'])
    await openMonth([open, third, one('2026-11-04', { state: 'ahead' })], open)
    expect(screen.queryByRole('button', { name: /모두 마감/ })).toBeNull()
    await press('3일 (화)')
    fireEvent.click(await screen.findByRole('button', { name: '3일까지 2일 모두 마감' }))
    await screen.findByText(/3일까지 마감 전 2일, 금액 72,000원을 마감합니다/)
    await press('모두 마감하기')
    const wanted = [open, third].map(({ day }) => ({ day, seen: sums }))
    await waitFor(() => expect(sentTo('/closeDays')).toEqual({ days: wanted }))
    await screen.findByText('2일을 마감했습니다.')
  })

  it('requires an explanation when both sides differ', async () => {
    const order = { paymentNo: 7, orderNumber: '2611-4108-8898', method: '신용카드', explained: null }
    const differing = [{ ...order, sums: { ...NONE, reportedReceivedWon: 4000 }, why: '금액이 다릅니다.' }]
    await openMonth([different], { ...different, differing })
    expect(screen.getByRole('list', { name: '결제사와 다른 주문' }).textContent).toContain('+4,000원')
    await submit('마감하기')
    await screen.findByText('차이를 2자 이상 설명해주세요.')
    expect(sentTo('/close')).toBeUndefined()
    type('차이 설명', '결제사 확인 중')
    await submit('마감하기')
    await waitFor(() => expect(sentTo('/close')).toMatchObject({ text: '결제사 확인 중' }))
  })

  it('asks a second employee to reopen a closed day', async () => {
    await openMonth([closed], closed)
    await press('다시 열기')
    await screen.findByText('승인 전에는 아무것도 바뀌지 않습니다.')
    fireEvent.change(screen.getByLabelText('사유'), { target: { value: 'missing' } })
    type('설명', '늦게 온 입금')
    await submit('승인 요청하기')
    const asked = { day: '2026-11-01', reasonCode: 'missing', text: '늦게 온 입금' }
    await waitFor(() => expect(sentTo('/reopen')).toEqual(asked))
  })

  it('changes the month and offers no action to a reader', async () => {
    await openMonth([open], open, 'readOnly')
    expect(screen.queryByRole('button', { name: '마감하기' })).toBeNull()
    await press('앞 달')
    await waitFor(() => expect(server.asked.at(-1)?.sent).toEqual({ month: '2026-10' }))
  })
})
