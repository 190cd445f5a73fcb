import { queryClient } from '@hygiene/client'
import { useForm } from '@hygiene/client/use-form'
import { invoiceForm } from '@hygiene/contracts/forms/invoice'
import { askInvoice } from '@hygiene/contracts/money/cash-receipt/ask-invoice'
import { REFUSALS } from '@hygiene/contracts/refusals/table'
import { PromptHost, TextField } from '@hygiene/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openDialogs } from '../../testing/open-dialogs.ts'
import { ScreenForm } from './screen-form.tsx'

function Invoice() {
  const form = useForm(askInvoice, {
    rules: invoiceForm,
    start: { businessNumber: '', businessName: '', email: '' },
    input: (draft) => ({ paymentNo: 1, ...draft }),
    refusedAt: 'businessNumber',
  })
  return (
    <ScreenForm form={form}>
      <TextField label="번호" {...form.field('businessNumber')} />
      <TextField label="상호" {...form.field('businessName')} />
      <TextField label="이메일" {...form.field('email')} />
      <button type="submit">신청</button>
    </ScreenForm>
  )
}

const sent = vi.fn<(input: unknown) => Promise<Response>>()
const answer = (code: number, message: string, entity: object | null) =>
  Promise.resolve(Response.json({ code, message, entity }))

beforeEach(() => {
  openDialogs()
  sent.mockReset()
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => sent(init.body))
  render(
    <QueryClientProvider client={queryClient}>
      <Invoice />
      <PromptHost />
    </QueryClientProvider>,
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const leave = (from: string, to: Element) => fireEvent.blur(field(from), { relatedTarget: to })
const submit = () => act(async () => fireEvent.submit(screen.getByText('신청')))
const NUMBER_WRONG = '사업자등록번호를 다시 확인해주세요. 숫자 10자리입니다.'

function fill() {
  type('번호', '2208162517')
  type('상호', '한마음식당')
  type('이메일', 'kim@example.com')
}

it('shows the rule of the contract at a field that the person leaves for the next one', () => {
  type('번호', '123')
  leave('번호', screen.getByText('신청'))
  expect(screen.queryByText(NUMBER_WRONG)).toBeNull()
  leave('번호', field('상호'))
  expect(field('번호').getAttribute('aria-invalid')).toBe('true')
  screen.getByText(NUMBER_WRONG)
  leave('상호', field('이메일'))
  expect(screen.queryByText('상호를 입력해주세요.')).toBeNull()
  type('번호', '1234')
  expect(screen.queryByText(NUMBER_WRONG)).toBeNull()
})

it('lists the errors on submission and focuses the first wrong field', async () => {
  type('번호', '2208162517')
  await submit()
  screen.getByText('다시 확인하실 항목이 2개 있습니다.')
  expect(document.activeElement).toBe(field('상호'))
  expect(sent).not.toHaveBeenCalled()
})

it('sends the form once on a double submit', async () => {
  sent.mockImplementation(() => answer(1, '', { wishNo: 1 }))
  fill()
  fireEvent.submit(screen.getByText('신청'))
  await submit()
  expect(sent).toHaveBeenCalledTimes(1)
})

it('shows a refusal at its field, keeps the typed text, and allows another submission', async () => {
  const { code, message } = REFUSALS.BUSINESS_NUMBER_WRONG
  sent.mockImplementation(() => answer(code, message, null))
  fill()
  await submit()
  await screen.findAllByText(message)
  expect(document.activeElement).toBe(field('번호'))
  expect(field('상호').value).toBe('한마음식당')
  await vi.waitFor(async () => {
    await submit()
    expect(sent).toHaveBeenCalledTimes(2)
  })
})

it('keeps the typed text when the connection is dead', async () => {
  sent.mockRejectedValue(new TypeError('Failed to fetch'))
  fill()
  await submit()
  expect(field('이메일').value).toBe('kim@example.com')
  fireEvent.click(await screen.findByText('다시 시도'))
  await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(2))
})
