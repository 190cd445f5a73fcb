import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clearLogin, startLogin } from '../login/current-login.ts'
import { DrawerAccount } from './drawer-account.tsx'

const left = vi.fn<(path: string) => void>()
const idle = () => undefined
const modal = { isOpen: true, open: idle, close: idle, leaveTo: left }

function show() {
  const router = createMemoryRouter([{ path: '/', element: <DrawerAccount modal={modal} /> }])
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

beforeEach(() => {
  left.mockClear()
  vi.stubGlobal('fetch', async () => Response.json({ code: 1, message: '', entity: { name: '김영자' } }))
})
afterEach(() => {
  cleanup()
  clearLogin()
  vi.unstubAllGlobals()
})

it('offers the login and no personal data to a visitor', () => {
  show()
  fireEvent.click(screen.getByRole('button', { name: '로그인' }))
  expect(left).toHaveBeenCalledWith('/sign/in')
  expect(screen.queryByText('나의 정보')).toBeNull()
})

it('offers my page to a logged-in member', async () => {
  startLogin('token', { isAuth: 1, loginDate: new Date().toISOString() }, 7200)
  show()
  await screen.findByText(/김영자 님/)
  fireEvent.click(screen.getByText('나의 정보'))
  expect(left).toHaveBeenCalledWith('/user/page')
  expect(screen.queryByRole('button', { name: '로그인' })).toBeNull()
})
