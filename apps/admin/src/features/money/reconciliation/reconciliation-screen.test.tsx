import { seoulDay } from '@hygiene/domain/time/seoul-day'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import {
  leaveStaffScreen,
  openStaffScreen,
  press,
  server,
  submit,
  type,
} from '../../../testing/staff-screen.tsx'
import type { PaymentException } from './exception-text.ts'
import { ReconciliationScreen } from './reconciliation-screen.tsx'

const late: PaymentException = {
  paymentNo: 7,
  orderNumber: '2611-4108-8898',
  applicationNo: 31,
  memberNo: 2,
  userName: '김*자',
  phone: '010-****-5678',
  orderName: '2026 기존영업자 위생교육',
  paymentType: 1,
  amountWon: 36_000,
  status: 'paidAfterCancellation',
  paidAt: '2026-11-21T01:00:00.000Z',
  exception: 'lateMoney',
  actions: ['refund'],
  exceptionText: '끝난 신청에 입금되었습니다. 환불이 필요합니다.',
  differenceWon: 36_000,
  since: '2026-11-21T01:00:00.000Z',
  refund: null,
  needsAccount: false,
}
const worklist = (...list: PaymentException[]) => ({
  list,
  count: list.length,
  explained: [],
  unknown: [],
  night: null,
  asOf: late.since,
})
const ours = {
  status: 'paidAfterCancellation',
  amountWon: 36_000,
  createdAt: late.since,
  paidAt: late.paidAt,
  paymentType: 1,
  methodName: null,
  approvalNumber: null,
  refundedWon: 0,
  notices: 1,
  lastNoticeAt: late.paidAt,
}
const sides = (change: object = {}) => ({
  paymentNo: 7,
  asOf: late.since,
  gatewayState: 'known',
  ours,
  gateway: {
    status: 'PAID',
    amountWon: 36_000,
    currency: 'KRW',
    paidAt: late.paidAt,
    methodName: null,
    approvalNumber: null,
    cancelledWon: 0,
  },
  differing: ['status'],
  mayAskAgain: false,
  ...change,
})
const ORDER = { events: [{ at: late.since, side: 'ours', text: '주문을 만듦', employeeName: null }] }
const BY_PATH: Record<string, object> = {}

afterEach(leaveStaffScreen)

async function open(list: readonly PaymentException[], compared: object = sides()) {
  Object.assign(BY_PATH, {
    '/api/staff/reconciliation/list': worklist(...list),
    '/api/staff/reconciliation/compare': compared,
    '/api/staff/payments/read': ORDER,
    '/api/staff/cases/mine': { list: [] },
  })
  openStaffScreen(<ReconciliationScreen />, 'finance', { byPath: BY_PATH })
  await screen.findByText(`남은 차이 ${list.length}건`)
  if (list.length > 0) await screen.findByText('은행 자료 없음', { selector: 'td span' })
}
const sentTo = (path: string) => server.asked.filter((one) => one.path === path).map(({ sent }) => sent)

describe('the worklist of money', () => {
  it('shows the sides of a case with differences, events, and one safe action', async () => {
    await open([late])
    expect(screen.getByText('≠ 다름').closest('tr')?.textContent).toContain('취소 후 입금')
    expect(await screen.findByText('주문을 만듦')).toBeTruthy()
    expect(screen.getByText('전액 돌려드리기')).toBeTruthy()
    expect(screen.getByText('+36,000원')).toBeTruthy()
  })

  it('refunds after the amount was named twice and reloads the list', async () => {
    await open([late])
    await press(/^환불하기/)
    await submit('36,000원 환불하기')
    expect(screen.getByText('환불 사유를 2자 이상 입력해주세요.')).toBeTruthy()
    type('환불 사유', '취소 뒤 입금')
    await submit('36,000원 환불하기')
    expect(screen.getByText(/김\*자님께 36,000원을 환불합니다/)).toBeTruthy()
    BY_PATH['/api/staff/reconciliation/refund'] = { refundNo: 1, status: 'requested', amountWon: 36_000 }
    BY_PATH['/api/staff/reconciliation/list'] = worklist()
    await press('36,000원 환불')
    expect(await screen.findByText('모두 마쳤습니다.')).toBeTruthy()
    expect(sentTo('/api/staff/reconciliation/refund')).toEqual([
      { paymentNo: 7, amountWon: 36_000, reason: '취소 뒤 입금' },
    ])
  })

  it('records a transfer for a refused refund and accepts no account number', async () => {
    const refund = {
      status: 'failed',
      amountWon: 36_000,
      askedAt: new Date().toISOString(),
      failure: '예금주가 다릅니다.',
      isByHand: false,
      isHolderKnown: null,
    } as const
    await open([{ ...late, exception: 'refundFailed', actions: ['refund', 'transfer'], refund }])
    expect(screen.getByText(/결제사 답변: 예금주가 다릅니다\./)).toBeTruthy()
    await press(/^송금 기록하기/)
    type('송금한 날', seoulDay(new Date()))
    type('송금 확인 내용', '302-1234-5678-91 이체')
    await submit('36,000원 송금 기록하기')
    expect(screen.getByText(/긴 번호는 적지 말아주세요/)).toBeTruthy()
    expect(sentTo('/api/staff/reconciliation/recordTransfer')).toEqual([])
  })

  it('offers a repeated query when the gateway has approved and explains the rest', async () => {
    const missed = { ...late, exception: 'noticeMissed', actions: ['ask', 'close'] } as const
    await open([{ ...missed, actions: [...missed.actions] }], sides({ mayAskAgain: true }))
    expect(await screen.findByText('다시 묻고 ‘결제 완료’로 맞추기')).toBeTruthy()
    fireEvent.keyDown(document.body, { key: '2', code: 'Digit2' })
    type('처리한 내용', '결제사에서 차액 환불')
    BY_PATH['/api/staff/reconciliation/close'] = { paymentNo: 7 }
    const form = screen.getByLabelText('처리한 내용').closest('form')
    if (form) fireEvent.submit(form)
    await waitFor(() =>
      expect(sentTo('/api/staff/reconciliation/close')).toEqual([
        { paymentNo: 7, reason: '결제사에서 차액 환불' },
      ]),
    )
  })

  it('moves between cases by j and k and keeps the case in the address', async () => {
    const other = {
      ...late,
      paymentNo: 8,
      orderNumber: '2611-0000-0008',
      exception: 'returnedTwice',
    } as const
    await open([late, { ...other, actions: ['close'] }])
    fireEvent.keyDown(document.body, { key: 'j', code: 'KeyJ' })
    expect(await screen.findByText(/2건 중 2번째/)).toBeTruthy()
    expect(screen.getByRole('link', { name: '2611-0000-0008' })).toBeTruthy()
    fireEvent.keyDown(document.body, { key: 'k', code: 'KeyK' })
    expect(await screen.findByText(/2건 중 1번째/)).toBeTruthy()
  })

  it('offers only waiting while a refund is in progress', async () => {
    await open([{ ...late, exception: 'refundInProgress', actions: [] }])
    expect(screen.getByText('기다리기')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^환불하기/ })).toBeNull()
  })

  it('shows money without an order and the night before, and records an explanation', async () => {
    const unknown = [{ exceptionNo: 3, paymentId: 'shop-000123', amountWon: 12_000, firstSeenAt: late.since }]
    const night = { finishedAt: late.since, seen: 12_345, opened: 1, healed: 0, ledgerDiffering: 2 }
    BY_PATH['/api/staff/reconciliation/list'] = { ...worklist(), unknown, night }
    openStaffScreen(<ReconciliationScreen />, 'finance', { byPath: BY_PATH })
    expect(await screen.findByText(/12,345건, 장부와 다른 주문 2건/)).toBeTruthy()
    await press(/12,000원/)
    type('처리한 내용', '다른 상점의 시험 결제')
    BY_PATH['/api/staff/reconciliation/closeUnknown'] = { exceptionNo: 3 }
    const form = screen.getByLabelText('처리한 내용').closest('form')
    if (form) fireEvent.submit(form)
    await waitFor(() =>
      expect(sentTo('/api/staff/reconciliation/closeUnknown')).toEqual([
        { exceptionNo: 3, reason: '다른 상점의 시험 결제' },
      ]),
    )
  })

  it('assigns unknown money to an application that awaits the sum and to no other', async () => {
    const unknown = [{ exceptionNo: 3, paymentId: 'edu000123', amountWon: 36_000, firstSeenAt: late.since }]
    BY_PATH['/api/staff/reconciliation/list'] = { ...worklist(), unknown }
    const due = {
      applicationNo: 41,
      memberNo: 7,
      userName: '김*자',
      orderName: '위생교육',
      appliedOn: '2026-11-20',
    }
    BY_PATH['/api/staff/payments/payable'] = { ...due, amountWon: 30_000 }
    openStaffScreen(<ReconciliationScreen />, 'finance', { byPath: BY_PATH })
    await screen.findByText(/000123/)
    await press(/000123/)
    await press('주문으로 복원')
    type('신청번호', '41')
    await submit('신청 검색')
    expect(await screen.findByText('신청 41의 금액은 30,000원입니다.')).toBeTruthy()
    expect(screen.queryByLabelText('확인한 내용')).toBeNull()

    BY_PATH['/api/staff/payments/payable'] = { ...due, amountWon: 36_000 }
    await submit('신청 검색')
    expect(await screen.findByText(/김\*자 · 신청 41/)).toBeTruthy()
    type('확인한 내용', '회원과 통화함')
    BY_PATH['/api/staff/reconciliation/revive'] = { paymentNo: 9, orderNumber: '260000009', status: 'paid' }
    await submit('36,000원 주문으로 복원')
    await waitFor(() =>
      expect(sentTo('/api/staff/reconciliation/revive')).toEqual([
        { exceptionNo: 3, applyEduNo: 41, reason: '회원과 통화함' },
      ]),
    )
  })
})
