import { cancelPayment } from '@hygiene/contracts/money/refund/cancel-payment'
import { quoteRefund } from '@hygiene/contracts/money/refund/quote-refund'
import { PromptHost } from '@hygiene/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { openDialogs } from '../../../testing/open-dialogs.ts'
import { MoneyCards } from './money-card.tsx'
import type { OwedMoney } from './next-action.ts'

const LATE: OwedMoney = {
  state: 'late',
  paymentNo: 4,
  orderName: '2026년 기존 영업자 위생교육',
  amount: 36_000,
  paidAt: '2026-11-24T01:00:00Z',
  isInPerson: false,
  needsAccount: true,
}
const TERMS = {
  isAllowed: true,
  amount: 36_000,
  sentence: '모두 돌려드립니다.',
  needsBankAccount: true,
  banks: [{ code: 'NONGHYUP', name: '농협' }],
}

let sent: unknown[] = []

async function answer(address: string, init?: RequestInit): Promise<Response> {
  const { pathname } = new URL(address, 'http://here')
  if (pathname === quoteRefund.path) return Response.json({ code: 1, message: '', entity: TERMS })
  if (pathname === cancelPayment.path) sent.push(JSON.parse(init?.body as string))
  return Response.json({ code: 1, message: '', entity: { refundNo: 1, status: 'requested', amount: 36_000 } })
}

beforeAll(openDialogs)
beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', answer)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function show(changed: Partial<OwedMoney> = {}) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <MoneyCards money={[{ ...LATE, ...changed }]} />
        <PromptHost />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

it('shows the sum, the day of payment and the arrival, and accepts the account', async () => {
  show()
  expect(screen.getByRole('heading').textContent).toBe('36,000원을 돌려드립니다 받으실 계좌를 알려주세요')
  screen.getByText(/11월 24일.*에 내신 36,000원입니다/)
  screen.getByText(/2~3일\(영업일\) 안에/)
  fireEvent.click(screen.getByRole('button', { name: '받으실 계좌 알려주기' }))
  const dialog = await screen.findByRole('dialog')
  fireEvent.change(await within(dialog).findByLabelText('은행'), { target: { value: 'NONGHYUP' } })
  fireEvent.change(within(dialog).getByLabelText(/계좌번호/), { target: { value: '302-1234-5678-91' } })
  fireEvent.change(within(dialog).getByLabelText(/예금주/), { target: { value: '백순례' } })
  expect(within(dialog).queryByLabelText('취소 사유')).toBeNull()
  fireEvent.click(within(dialog).getByRole('button', { name: '돌려받기' }))
  const question = await screen.findByRole('alertdialog')
  fireEvent.click(within(question).getByRole('button', { name: '환불 신청' }))
  const refundAccount = { bank: 'NONGHYUP', accountNumber: '302-1234-5678-91', holder: '백순례' }
  await waitFor(() => expect(sent).toMatchObject([{ paymentNo: 4, refundAccount }]))
  const notified = await screen.findByRole('alertdialog', { name: '환불 신청을 마쳤습니다' })
  fireEvent.click(within(notified).getByRole('button', { name: '확인' }))
})

it('offers to request a refused refund again or to call', () => {
  show({ state: 'refused', needsAccount: false })
  screen.getByText(/거절했습니다/)
  screen.getByRole('button', { name: '환불 다시 신청하기' })
  expect(screen.getByRole('link', { name: '고객센터에 전화' }).getAttribute('href')).toMatch(/^tel:/)
})

it('requires nothing while the money is on its way', () => {
  show({ state: 'inProgress' })
  screen.getByText(/적어주신 계좌로 보내드립니다/)
  expect(screen.queryByRole('button')).toBeNull()
})
