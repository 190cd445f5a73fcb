import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import {
  leaveStaffScreen,
  openStaffScreen,
  press,
  server,
  submit,
  type,
} from '../../../testing/staff-screen.tsx'
import { PaymentScreen } from './payment-screen.tsx'

const at = '2026-11-21T01:00:00.000Z'
const order = {
  paymentNo: 7,
  orderNumber: '2611-4108-8898',
  applicationNo: 31,
  memberNo: 2,
  userName: '김*자',
  phone: '010-****-5678',
  orderName: '2026 기존영업자 위생교육',
  paymentType: 1,
  amountWon: 36_000,
  status: 'paid',
  createdAt: at,
  paidAt: at,
  refundStatus: null,
  hasException: false,
  isOnline: true,
  salesType: 2,
  industryType: 1,
  district: '경기도 성남시',
  methodName: null,
  approvalNumber: null,
  cancelledAt: null,
  checkedAt: at,
  failure: null,
  exceptionText: null,
  accountBank: null,
  accountExpiresAt: null,
  refundableWon: 36_000,
  needsAccount: false,
  records: [{ enrolmentNo: 5, inPersonEnrolmentNo: null, businessName: '새마음 국수', status: 'paid' }],
  refunds: [],
  receipts: [],
  evidence: [],
  cashReceipts: [],
  mayIssueCashReceipt: false,
  invoiceWish: null,
  taxFreeWon: 36_000,
  events: [{ at, side: 'staff', text: '결제사에 재확인 요청', employeeName: '한회계' }],
}
const sides = {
  paymentNo: 7,
  asOf: at,
  gatewayState: 'known',
  ours: { ...order, refundedWon: 0, notices: 0, lastNoticeAt: null },
  gateway: {
    status: 'PAID',
    amountWon: 36_000,
    currency: 'KRW',
    paidAt: at,
    methodName: null,
    approvalNumber: null,
    cancelledWon: 0,
  },
  differing: ['status', 'notice'],
  mayAskAgain: true,
}

afterEach(leaveStaffScreen)

async function open(change: object = {}, role: 'finance' | 'support' = 'finance', more: object = {}) {
  const byPath = {
    '/api/staff/payments/read': { ...order, ...change },
    '/api/staff/reconciliation/compare': sides,
    '/api/staff/cases/mine': { list: [] },
    '/api/staff/approvals/approvers': { count: 1, loggedIn: 0, endsAt: at },
    ...more,
  }
  const screens = (
    <Routes>
      <Route path="/payments/:number" element={<PaymentScreen />} />
    </Routes>
  )
  openStaffScreen(screens, role, { at: '/payments/2611-4108-8898', byPath })
  await screen.findByRole('heading', { level: 1, name: '주문 2611-4108-8898' })
  await screen.findByText('은행 자료 없음')
}
const sentTo = (path: string) => server.asked.filter((one) => one.path === path).map(({ sent }) => sent)

describe('one order', () => {
  it('loads the order by the number in the address and shows differences and events', async () => {
    await open()
    expect(sentTo('/api/staff/payments/read')[0]).toEqual({ number: '2611-4108-8898' })
    expect(screen.getAllByText('≠ 다름')).toHaveLength(2)
    expect(within(screen.getByRole('row', { name: /^상태/ })).getByText('승인')).toBeTruthy()
    expect(screen.getByText('결제사에 재확인 요청')).toBeTruthy()
    expect(screen.getByRole('link', { name: '새마음 국수' }).getAttribute('href')).toBe('/enrolments/5')
  })

  it('focuses the repeated query by the key 1 and sends the query on a button press', async () => {
    await open({}, 'finance', { '/api/staff/reconciliation/askAgain': { paymentNo: 7, status: 'paid' } })
    fireEvent.keyDown(document.body, { key: '1', code: 'Digit1' })
    expect(document.activeElement?.textContent).toContain('다시 묻고 맞추기')
    await press(/^다시 묻고 맞추기/)
    await waitFor(() => expect(sentTo('/api/staff/reconciliation/askAgain')).toEqual([{ paymentNo: 7 }]))
  })

  it('offers support no action on money', async () => {
    await open({}, 'support')
    expect(screen.queryByRole('button', { name: '예외 환불' })).toBeNull()
    expect(screen.getByText('다시 묻고 맞추기는 회계와 본부가 합니다.')).toBeTruthy()
  })

  it('requires two people for an exceptional refund of at most the remaining amount', async () => {
    await open({}, 'finance', { '/api/staff/payments/askExceptionalRefund': { approvalNo: 3 } })
    await press('예외 환불')
    type('돌려드릴 금액(원)', '36001')
    type('사유', 'ourFault')
    type('설명', '강의 장애')
    await submit('승인 요청하기')
    expect(screen.getByText('1원부터 36,000원까지 입력해주세요.')).toBeTruthy()
    type('돌려드릴 금액(원)', '9000')
    await submit('승인 요청하기')
    await waitFor(() =>
      expect(sentTo('/api/staff/payments/askExceptionalRefund')).toEqual([
        { paymentNo: 7, amountWon: 9_000, method: 'method', reasonCode: 'ourFault', text: '강의 장애' },
      ]),
    )
  })

  it('finds the application of an unpaid order for money that bypassed the gateway', async () => {
    const payable = {
      applicationNo: 31,
      memberNo: 2,
      userName: '김*자',
      orderName: order.orderName,
      amountWon: 36_000,
      appliedOn: '2026-11-20',
    }
    await open({ status: 'ready', paidAt: null, refundableWon: 0 }, 'finance', {
      '/api/staff/payments/payable': payable,
    })
    await press('관리자 결제')
    await submit('신청 검색')
    await waitFor(() => expect(sentTo('/api/staff/payments/payable')).toHaveLength(1))
    await submit('36,000원 결제 등록')
    expect(screen.getByText('증빙 파일을 골라주세요.')).toBeTruthy()
    expect(sentTo('/api/staff/payments/enter')).toEqual([])
  })
})
