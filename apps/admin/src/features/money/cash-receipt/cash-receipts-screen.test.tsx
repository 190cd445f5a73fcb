import { fireEvent, screen } from '@testing-library/react'
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
import { CashReceiptsScreen } from './cash-receipts-screen.tsx'
import { TaxesScreen } from './taxes-screen.tsx'
import { WishesScreen } from './wishes-screen.tsx'

const ORDER = {
  paymentNo: 7,
  orderNumber: '2611-4108-8898',
  memberNo: 5,
  userName: '정*자',
  paymentType: 3,
}
const RECEIPT = {
  ...ORDER,
  cashReceiptNo: 3,
  purpose: 'personal',
  identifierShown: '010-****-5678',
  amountWon: 36_000,
  taxFreeWon: 36_000,
  status: 'issued',
  requestedAt: '2026-11-20T01:00:00.000Z',
  issuedAt: '2026-11-20T01:00:02.000Z',
  issueNumber: '123456789',
  failure: null,
  cancelledAt: null,
}
const FAILED = {
  ...RECEIPT,
  cashReceiptNo: 4,
  status: 'failed',
  failure: '결제사가 발급하지 않았습니다. 국세청에 등록되지 않은 번호입니다.',
}
const WISH = {
  ...ORDER,
  wishNo: 9,
  businessName: '영자네 밥상',
  businessNumberShown: '220-**-***17',
  status: 'asked',
  askedAt: '2026-11-20T01:00:00.000Z',
  decidedAt: null,
  invoiceNumber: null,
  text: null,
  amountWon: 36_000,
}
const COURSE = {
  courseNo: 2,
  year: 2026,
  name: '2026년 기존 영업자 교육',
  priceWon: 36_000,
  taxKind: 'undecided',
}
const pageOf = (list: unknown[]) => ({
  list,
  first: 'a.b',
  next: null,
  count: list.length,
  isCountWhole: true,
  asOf: '2026-11-23T01:28:00.000Z',
})

function open(at: string, role: 'finance' | 'support', answers: object[] = []) {
  openStaffScreen(
    <Routes>
      <Route path="/cash-receipts" element={<CashReceiptsScreen />} />
      <Route path="/cash-receipts/wishes" element={<WishesScreen />} />
      <Route path="/cash-receipts/taxes" element={<TaxesScreen />} />
    </Routes>,
    role,
    {
      at,
      answers,
      byPath: {
        '/api/staff/cashReceipts/list': pageOf([RECEIPT, FAILED]),
        '/api/staff/cashReceipts/wishes/list': pageOf([WISH]),
        '/api/staff/cashReceipts/courses': { list: [COURSE] },
        '/api/staff/payments/read': { ...ORDER, refundableWon: 36_000 },
        '/api/staff/cases/mine': { list: [] },
        '/api/staff/views/list': { list: [] },
      },
    },
  )
}
afterEach(leaveStaffScreen)
const sentTo = (end: string) => server.asked.find(({ path }) => path.endsWith(end))?.sent

describe('cash receipts', () => {
  it('shows support masked receipts with their obstacles and without actions', async () => {
    open('/cash-receipts', 'support')
    expect(await screen.findAllByText('010-****-5678')).toHaveLength(2)
    expect(screen.getByText('발급 실패')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '현금영수증 발급' })).toBeNull()
    expect(screen.queryByRole('button', { name: '현금영수증 취소 3' })).toBeNull()
  })

  it('cancels or retries a receipt with a reason', async () => {
    open('/cash-receipts', 'finance', [{ cashReceiptNo: 3 }])
    fireEvent.click(await screen.findByRole('button', { name: '현금영수증 취소 3' }))
    await submit('현금영수증 취소하기')
    expect(screen.getByText('취소 사유를 2자 이상 입력해주세요.')).toBeTruthy()
    type('사유', '번호를 잘못 말함')
    await submit('현금영수증 취소하기')
    expect(sentTo('/withdraw')).toEqual({ cashReceiptNo: 3, reason: '번호를 잘못 말함' })
    fireEvent.click(screen.getByRole('button', { name: '현금영수증 다시 시도 4' }))
    expect(await screen.findByText(/두 번 발급되지 않습니다/)).toBeTruthy()
  })

  it('issues a receipt for an order to a number of the right kind', async () => {
    open('/cash-receipts', 'finance')
    await press('현금영수증 발급')
    type('주문번호', '2611-4108-8898')
    await submit('주문 검색')
    await screen.findByText(/36,000원/, { selector: 'dialog strong' })
    type('휴대폰 또는 카드 번호', '02-123-4567')
    await submit('현금영수증 발급하기')
    expect(screen.getByText('휴대폰이나 현금영수증 카드 번호를 입력해주세요.')).toBeTruthy()
    fireEvent.click(screen.getByLabelText('지출증빙'))
    type('사업자등록번호', '220-81-62517')
    type('사유', '전화로 신청')
    await submit('현금영수증 발급하기')
    expect(sentTo('/request')).toEqual({
      paymentNo: 7,
      purpose: 'corporate',
      number: '220-81-62517',
      reason: '전화로 신청',
    })
  })
})

describe('requests for a 계산서', () => {
  it('marks a request as issued with its number or refuses the request in a sentence', async () => {
    open('/cash-receipts/wishes', 'finance')
    fireEvent.click(await screen.findByRole('button', { name: '계산서 신청 처리 2611-4108-8898' }))
    await submit('발급한 것으로 적기')
    expect(screen.getByText(/계산서 승인번호를 입력해주세요/)).toBeTruthy()
    fireEvent.click(screen.getByLabelText('발급 안 함'))
    type('회원에게 알릴 사유', '휴업한 사업자입니다.')
    await submit('사유 알리기')
    expect(sentTo('/decide')).toEqual({ wishNo: 9, outcome: { text: '휴업한 사업자입니다.' } })
  })
})

describe('the tax of courses', () => {
  it('sets the tax of a course with a reason', async () => {
    open('/cash-receipts/taxes', 'finance')
    fireEvent.click(await screen.findByRole('button', { name: '2026년 기존 영업자 교육 과세 구분 정하기' }))
    type('사유', '세무서 회신')
    await submit('면세로 정하기')
    const sent = { educationCodeNo: 2, taxKind: 'exempt', before: 'undecided', reason: '세무서 회신' }
    expect(sentTo('/setCourseTax')).toEqual(sent)
  })
})
