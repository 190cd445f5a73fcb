import { REFUSALS } from '@hygiene/contracts/refusals/table'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { openDialogs } from '../../testing/open-dialogs.ts'
import { LoginWatch } from './login-watch.tsx'
import { clearLogin, noteRemaining, startLogin } from './current-login.ts'

const NINE = Date.parse('2026-11-21T09:00:00+09:00')

beforeAll(openDialogs)
beforeEach(() => {
  vi.useFakeTimers({ now: NINE })
  vi.stubGlobal('fetch', async () => Response.json({ ...REFUSALS.SESSION_EXPIRED, code: 1, entity: null }))
  startLogin('token', { isAuth: 1, loginDate: '2026-11-21T09:00:00+09:00' }, 7200)
  render(
    <MemoryRouter>
      <LoginWatch />
    </MemoryRouter>,
  )
})
afterEach(() => {
  cleanup()
  clearLogin()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
const warning = () => screen.queryByText('로그인 시간이 5분 남았습니다')

it('shows no dismissed warning again until the new end of an extended login is near', async () => {
  await pass(6930)
  expect(warning()).not.toBeNull()
  fireEvent(screen.getByRole('alertdialog'), new Event('cancel', { cancelable: true }))
  expect(warning()).toBeNull()

  await act(async () => noteRemaining(7200))
  expect(warning()).toBeNull()
  await pass(6899)
  expect(warning()).toBeNull()
  await pass(1)
  expect(warning()).not.toBeNull()
})
