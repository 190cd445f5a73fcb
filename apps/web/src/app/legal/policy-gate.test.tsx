import { fetchUser } from '@hygiene/contracts/member/account/fetch-user'
import { agreeToPolicies } from '@hygiene/contracts/member/policy/agree-to-policies'
import { PromptHost } from '@hygiene/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { openDialogs } from '../../testing/open-dialogs.ts'
import { answerPolicies, COMING_TERMS } from '../../testing/sample-policies.ts'
import { dropLogin } from '../login/leaving.ts'
import { startLogin } from '../login/current-login.ts'
import { PolicyGate } from './policy-gate.tsx'

let due: { kind: string; inForceOn: string }[]
let sent: unknown[]
let asked: number

function show() {
  const router = createMemoryRouter([{ path: '/', element: <PolicyGate /> }])
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
      <PromptHost />
    </QueryClientProvider>,
  )
}

beforeAll(async () => {
  openDialogs()
  await import('./policy-dialog.tsx')
})
beforeEach(() => {
  due = [{ kind: 'terms', inForceOn: '2026-12-10' }]
  sent = []
  asked = 0
  const policies = answerPolicies({ ...COMING_TERMS, state: 'inForce' })
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const { pathname } = new URL(address, 'http://here')
    if (pathname === agreeToPolicies.path) {
      sent.push(JSON.parse(init?.body as string))
      due = []
    }
    if (pathname !== fetchUser.path) return policies(address)
    asked += 1
    return Response.json({ code: 1, message: '', entity: { name: '김영자', policiesToAgree: due } })
  })
  startLogin('token', { isAuth: 1, loginDate: '2026-12-10T00:10:00.000Z' }, 7200)
})
afterEach(() => {
  cleanup()
  dropLogin()
  vi.unstubAllGlobals()
})

it('lets a member continue after consent to the changed text', async () => {
  show()
  await screen.findByRole('alertdialog', { name: '이용약관이 바뀌었습니다.' })
  expect(await screen.findByText('환불 기한이 하루 늘어납니다.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '동의하고 계속하기' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(sent).toEqual([{ policies: [{ kind: 'terms', inForceOn: '2026-12-10' }] }])
})

it('offers a logout instead of consent', async () => {
  show()
  fireEvent.click(await screen.findByRole('button', { name: '로그아웃' }))
  expect(await screen.findByText('로그아웃하시겠습니까?')).toBeTruthy()
  // A press too soon after the previous one is ignored as the second half of a double tap.
  await waitFor(() => {
    fireEvent.click(screen.getByRole('button', { name: '취소' }))
    expect(screen.queryByText('로그아웃하시겠습니까?')).toBeNull()
  })
  expect(sent).toEqual([])
})

it('shows nothing when no consent is due and requests nothing for a visitor', async () => {
  due = []
  show()
  await waitFor(() => expect(asked).toBe(1))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  cleanup()
  dropLogin()
  show()
  expect(asked).toBe(1)
})
