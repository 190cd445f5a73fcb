import { refuseMarketing } from '@hygiene/contracts/member/account/refuse-marketing'
import { REFUSALS } from '@hygiene/contracts/refusals/table'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RefuseMarketingScreen } from './refuse-marketing-screen.tsx'

const TOKEN = 'abcdefghijklmnopqrstuv'
let sent: unknown[] = []
let isWrong = false

async function answer(address: string, init: RequestInit): Promise<Response> {
  const request = new Request(new URL(address, 'http://here'), init)
  sent.push([new URL(request.url).pathname, await request.json()])
  if (isWrong) return Response.json({ ...REFUSALS.REFUSAL_LINK_WRONG, entity: null })
  return Response.json({ code: 1, message: '', entity: { refused: true } })
}

function visit(address: string) {
  window.history.pushState(null, '', address)
  const handle = { meta: { title: '광고 문자 수신 거부' } }
  const router = createBrowserRouter([{ path: '/r', element: <RefuseMarketingScreen />, handle }])
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

beforeEach(() => {
  sessionStorage.clear()
  sent = []
  isWrong = false
  vi.stubGlobal('fetch', answer)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('refuses marketing only on the button and removes the secret from the address', async () => {
  visit(`/r#${TOKEN}`)
  const button = await screen.findByRole('button', { name: '광고 문자 받지 않기' })
  expect(sent).toEqual([])
  await waitFor(() => expect(window.location.href).not.toContain(TOKEN))
  fireEvent.click(button)
  await screen.findByText(/수신 거부를 처리했습니다/)
  expect(sent).toEqual([[refuseMarketing.path, { token: TOKEN }]])
})

it('explains what to do when the address is incomplete', async () => {
  visit('/r#abc')
  await screen.findByText(REFUSALS.REFUSAL_LINK_WRONG.message)
  cleanup()
  isWrong = true
  visit(`/r#${TOKEN}`)
  fireEvent.click(await screen.findByRole('button', { name: '광고 문자 받지 않기' }))
  expect(await screen.findByText(REFUSALS.REFUSAL_LINK_WRONG.message)).toBeTruthy()
})
