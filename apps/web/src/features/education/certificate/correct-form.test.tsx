import { correctCertificate } from '@hygiene/contracts/education/certificate/correct-certificate'
import { PromptHost } from '@hygiene/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CorrectForm } from './correct-form.tsx'

let sent: unknown[]

async function answer(address: string, init: { body: string }): Promise<Response> {
  sent.push([new URL(address, 'http://here').pathname, JSON.parse(init.body)])
  return Response.json({ code: 1, message: '', entity: { certificateNumber: '2026-02-0000001' } })
}

beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', answer)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('shows fields only for unprintable words and sends the corrected words', async () => {
  const text = { businessName: '맛집😀', address: '경기도 수원시', address2: '' }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <main>
        <CorrectForm certificateNumber="2026-02-0000001" text={text} />
      </main>
      <PromptHost />
    </QueryClientProvider>,
  )
  expect(screen.queryByLabelText('영업장 주소')).toBeNull()
  const name = screen.getByLabelText('업소명')
  expect(screen.getAllByText(/‘😀’ 글자는/).length).toBeGreaterThan(0)

  fireEvent.change(name, { target: { value: '맛집' } })
  fireEvent.click(screen.getByText('고쳐서 수료증 만들기'))
  await waitFor(() =>
    expect(sent).toEqual([
      [correctCertificate.path, { certificateNumber: '2026-02-0000001', ...text, businessName: '맛집' }],
    ]),
  )
})
