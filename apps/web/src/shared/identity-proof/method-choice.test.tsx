import { listIdentityChannels } from '@hygiene/contracts/member/identity-check/list-identity-channels'
import type { IdentityChannel } from '@hygiene/domain/text'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MethodChoice } from './method-choice.tsx'

let offered: IdentityChannel[] = []
const begun = vi.fn<(method: IdentityChannel) => void>()

beforeEach(() => {
  begun.mockClear()
  vi.stubGlobal('fetch', async (address: string) => {
    const isAsked = new URL(address, 'http://here').pathname === listIdentityChannels.path
    return Response.json({ code: 1, message: '', entity: isAsked ? { list: offered } : null })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function show(list: IdentityChannel[]) {
  offered = list
  const text = { legend: '방법', note: '', isWorking: false, failure: null, retryLabel: '다시' }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MethodChoice {...text} startLabel="시작하기" onBegin={begun} />
    </QueryClientProvider>,
  )
}
const card = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })
const start = () => fireEvent.click(screen.getByText('시작하기'))

it('offers the methods of the server and starts one', async () => {
  show(['phone', 'certificate', 'card', 'ipin'])
  await waitFor(() => expect(card(/신용카드/).disabled).toBe(false))
  expect(screen.queryByText('준비중입니다')).toBeNull()
  fireEvent.click(card(/아이핀/))
  start()
  expect(begun).toHaveBeenCalledWith('ipin')
})

it('shows the other methods as being prepared', async () => {
  show(['phone'])
  await waitFor(() => expect(card(/간편인증서/).disabled).toBe(true))
  expect(screen.getAllByText('준비중입니다')).toHaveLength(3)
  start()
  expect(begun).toHaveBeenCalledWith('phone')
})

it('selects the first offered method when there is no phone', async () => {
  show(['certificate', 'card'])
  await waitFor(() => expect(card(/간편인증서/).checked).toBe(true))
  start()
  expect(begun).toHaveBeenCalledWith('certificate')
})
