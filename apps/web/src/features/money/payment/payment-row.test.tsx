import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { listPayments } from '@hygiene/contracts/money/payment/list-payments'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { PaymentRow } from './payment-row.tsx'

type Row = EntityOf<typeof listPayments>['list'][number]

const paid: Row = {
  paymentNo: 7,
  paymentId: 'pay-7',
  orderNumber: '2611-4108-8898',
  status: 'paid',
  payment: { signDate: '2026-11-20T02:10:00.000Z' },
  online: { enrolmentNo: 5, businessName: '영자네 밥상' },
  offline: null,
  code: { price: 36_000 },
  orderName: '2026년 기존 영업자 교육',
  paymentType: 1,
  salesType: 2,
  industryType: 1,
  userName: '김영자',
  refund: null,
  hasReceipt: true,
  mayAskInvoice: false,
  invoiceWish: null,
  isRefundable: true,
  notRefundableSentence: null,
}

function show(row: Partial<Row>): void {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <PaymentRow row={{ ...paid, ...row }} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

const refundButton = () => screen.queryByRole('button', { name: /환불/ })

it('offers the refund of a refundable payment', () => {
  show({})
  expect(refundButton()).not.toBeNull()
})

it('offers no refund when none is due and shows the reason', () => {
  const notRefundableSentence = '교육을 마치셔서 환불되지 않습니다.'
  show({ isRefundable: false, notRefundableSentence })
  expect(refundButton()).toBeNull()
  screen.getByText(notRefundableSentence)
})

it('offers a 계산서 for money paid by account', () => {
  show({ mayAskInvoice: true })
  expect(screen.getByRole('button', { name: '계산서 신청' })).toBeTruthy()
})

it.each([
  ['asked', null, null, '신청하셨습니다. 협회가 이메일로 보내드립니다.'],
  ['done', '2026112341000012', null, '발급했습니다. 승인번호 2026112341000012'],
  ['refused', null, '휴업한 사업자입니다.', '발급하지 못했습니다. 휴업한 사업자입니다.'],
] as const)('shows that a 계산서 is %s', (status, invoiceNumber, text, sentence) => {
  show({ invoiceWish: { status, invoiceNumber, text } })
  expect(screen.getByText(sentence)).toBeTruthy()
})
