import { PromptHost } from '@hygiene/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PrintCodeScreen } from './print-code-screen.tsx'

let sent: unknown[]

async function answer(_address: string, init: { body: string }): Promise<Response> {
  sent.push(JSON.parse(init.body))
  if (init.body.includes('482'))
    return new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } })
  return Response.json({ code: -2786, message: '맞는 출력 코드가 없습니다.' })
}

beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', answer)
  URL.createObjectURL = () => 'blob:certificate'
  URL.revokeObjectURL = () => undefined
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PrintCodeScreen />
      <PromptHost />
    </QueryClientProvider>,
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function type(code: string) {
  fireEvent.change(screen.getByLabelText('출력 코드'), { target: { value: code } })
  fireEvent.click(screen.getByText('수료증 열기'))
}

it('requires six digits before sending anything', () => {
  type('4829')
  expect(screen.getAllByText('숫자 6자리를 입력해주세요.').length).toBeGreaterThan(0)
  expect(sent).toEqual([])
})

it('offers the printable file of a code', async () => {
  type('482 913')
  const link = await screen.findByText('수료증 인쇄하기 (새 창)')
  expect(link.closest('a')?.getAttribute('href')).toBe('blob:certificate')
  expect(sent).toEqual([{ code: '482 913' }])
})

it('shows at the field that no certificate has the code', async () => {
  type('000000')
  expect((await screen.findAllByText('맞는 출력 코드가 없습니다.')).length).toBeGreaterThan(0)
})
