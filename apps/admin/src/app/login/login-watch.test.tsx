import { announceRefusal, Refused } from '@hygiene/client'
import { REFUSALS } from '@hygiene/contracts/refusals/table'
import { PromptHost } from '@hygiene/ui'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connectNavigation } from '../router/go.ts'
import { LoginWatch } from './login-watch.tsx'
import { beginLogin, completeLogin, currentLogin, clearStaffLogin, isSignedIn } from './staff-login.ts'

const went: string[] = []
const NINE = Date.parse('2026-11-21T09:00:00+09:00')

/** Replaces `showModal`: jsdom has no top layer. */
function openDialogs() {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      this.open = false
    },
  })
}

beforeEach(() => {
  openDialogs()
  vi.useFakeTimers({ now: NINE })
  connectNavigation((to) => Promise.resolve(void went.push(to)))
  beginLogin('token', { step: 'code', totp: null })
  completeLogin('token', { employeeNo: 2, loginId: 'sangdam1', name: '박상담', role: 'support' }, 1800, NINE)
  render(
    <>
      <LoginWatch />
      <PromptHost />
    </>,
  )
})
afterEach(() => {
  cleanup()
  clearStaffLogin()
  went.length = 0
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByText(name, { selector: 'button' })))

describe('a staff login', () => {
  it('warns five minutes before the login ends and extends the login on request', async () => {
    await pass(1499)
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await pass(1)
    screen.getByText('로그인 시간이 5분 남았습니다')

    const headers = { 'x-session-remaining': '1800' }
    const entity = { remainingSeconds: 1800 }
    vi.stubGlobal('fetch', async () => Response.json({ code: 1, message: '', entity }, { headers }))
    await press('시간 연장')
    await pass(1)
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(currentLogin()).toMatchObject({ timeout: 1800, clockAt: NINE + 1_500_000 })
  })

  it('shows the reason when the login time is over and forgets the employee', async () => {
    await pass(1800)
    expect(isSignedIn()).toBe(false)
    screen.getByText(REFUSALS.STAFF_SESSION_EXPIRED.message)
    await press('확인')
    expect(went).toEqual(['/login'])
    expect(sessionStorage.length).toBe(0)
  })

  it('ends the login with one notice when the server refuses the token as expired', async () => {
    const refused = new Refused(REFUSALS.STAFF_SESSION_EXPIRED.code, '')
    await act(async () => {
      announceRefusal(refused, 'token')
      announceRefusal(refused, 'token')
    })
    expect(screen.getAllByRole('alertdialog')).toHaveLength(1)
    await press('확인')
    expect(went).toEqual(['/login'])
  })
})
