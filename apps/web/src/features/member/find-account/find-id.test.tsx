import { findId } from '@hygiene/contracts/member/account/find-id'
import { matchCode } from '@hygiene/contracts/member/account/match-code'
import { sendCode } from '@hygiene/contracts/member/account/send-code'
import { PromptHost } from '@hygiene/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openDialogs } from '../../../testing/open-dialogs.ts'
import { FindId } from './find-id.tsx'

const ENTITY: Record<string, object> = {
  [sendCode.path]: { phoneCodeNo: 7, expiresAt: '2026-11-21T01:03:00Z' },
  [matchCode.path]: { phoneProof: 'a-proof-that-is-used-once' },
  [findId.path]: { userId: 'sunja1958', joinedAt: '2026-01-05T01:00:00Z', isDormant: false },
}
let isAway = true
let asked: string[] = []

async function answer(address: string): Promise<Response> {
  const { pathname } = new URL(address, 'http://here')
  asked.push(pathname)
  if (isAway && pathname === findId.path) throw new TypeError('Failed to fetch')
  return Response.json({ code: 1, message: '', entity: ENTITY[pathname] ?? {} })
}

beforeEach(() => {
  openDialogs()
  vi.stubGlobal('fetch', answer)
  isAway = true
  asked = []
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const write = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

it('keeps a proved number when the network is away and continues with that number', async () => {
  window.history.pushState(null, '', '/user/find/id')
  const handle = { meta: { title: '아이디 찾기' } }
  const router = createBrowserRouter([{ path: '/user/find/id', element: <FindId />, handle }])
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
      <PromptHost />
    </QueryClientProvider>,
  )
  write('이름', '배순자')
  for (const [part, value] of [
    ['년', '1958'],
    ['월', '02'],
    ['일', '02'],
  ] as const)
    write(part, value)
  write('휴대전화', '01012345678')
  fireEvent.click(screen.getByText('인증번호 받기'))
  fireEvent.change(await screen.findByLabelText('인증번호'), { target: { value: '123456' } })
  fireEvent.submit(screen.getByLabelText('인증번호'))
  await screen.findByText(/서버와 통신이 원활하지 않습니다/)
  fireEvent.click(screen.getByText('닫기'))
  await screen.findByText('인증번호를 확인했습니다.')
  const button = screen.getByText('아이디 찾기', { selector: 'button' })
  await vi.waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())

  isAway = false
  fireEvent.submit(screen.getByLabelText('인증번호'))
  await screen.findByText('sunja1958')
  expect(asked.filter((path) => path !== findId.path)).toEqual([sendCode.path, matchCode.path])
})
