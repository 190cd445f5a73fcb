import { queryClient } from '@hygiene/client'
import { REFUSALS, type RefusalName } from '@hygiene/contracts/refusals/table'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { currentLogin, clearStaffLogin, isSignedIn } from '../../../app/login/staff-login.ts'
import { LoginScreen } from './login-screen.tsx'

let answers: (RefusalName | object)[] = []
let asked: { path: string; token: string | null; sent: object }[] = []

async function answer(address: string, init: RequestInit): Promise<Response> {
  const request = new Request(new URL(address, 'http://here'), init)
  const token = request.headers.get('authorization')
  asked.push({ path: new URL(request.url).pathname, token, sent: (await request.json()) as object })
  const next = answers.shift()
  if (typeof next === 'string') return Response.json({ ...REFUSALS[next], entity: null })
  return Response.json({ code: 1, message: '', entity: next })
}

const HALF = { accessToken: 'half', step: 'code', totp: null }
const KNOWN = { employeeNo: 2, loginId: 'sangdam1', name: '박상담', role: 'support' }
const PROVED = { ...KNOWN, accessToken: 'whole', remainingSeconds: 1800 }

beforeEach(() => {
  answers = []
  asked = []
  vi.stubGlobal('fetch', answer)
})
afterEach(() => {
  cleanup()
  clearStaffLogin()
  vi.unstubAllGlobals()
})

function open(address = '/login') {
  const router = createMemoryRouter(
    [
      { path: '/login', element: <LoginScreen /> },
      { path: '*', element: <p>inside</p> },
    ],
    { initialEntries: [address] },
  )
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return router
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => act(async () => fireEvent.submit(screen.getByRole('button', { name })))

async function givePassword(...coming: typeof answers) {
  answers = coming
  type('아이디', 'sangdam1')
  type('비밀번호', 'Dolsot!75')
  await press('다음')
}

async function giveCode(code: string, ...coming: typeof answers) {
  answers = coming
  type('인증번호 6자리', code)
  await press('로그인')
}

describe('a staff login', () => {
  it('accepts password and code and opens the screen that required the login', async () => {
    const router = open('/login?to=%2Faudit')
    await givePassword(HALF)
    expect(isSignedIn()).toBe(false)
    expect(sessionStorage.length).toBe(0)

    await giveCode('123 456', PROVED)
    expect(asked.map(({ path, token }) => [path, token])).toEqual([
      ['/api/staff/login', null],
      ['/api/staff/proveSecondFactor', 'Bearer half'],
    ])
    expect(asked[1]?.sent).toEqual({ code: '123456' })
    expect(currentLogin()).toMatchObject({ accessToken: 'whole', employee: KNOWN, timeout: 1800 })
    expect(router.state.location.pathname).toBe('/audit')
  })

  it('shows key and symbol at the first login and keeps neither', async () => {
    open()
    const secret = 'GEZDGNBVGY3TQOJQ'
    await givePassword({ ...HALF, step: 'setUp', totp: { secret, uri: `otpauth://totp/x?secret=${secret}` } })
    await screen.findByRole('img', { name: '인증 앱에 등록할 QR 코드' })
    screen.getByText('GEZD GNBV GY3T QOJQ')
    await giveCode('123456', PROVED)
    expect(JSON.stringify(sessionStorage)).not.toContain(secret)
  })

  it('requests nothing while a field is empty', async () => {
    open()
    await press('다음')
    screen.getByText('아이디를 입력해주세요.')
    expect(document.activeElement).toBe(screen.getByLabelText('아이디'))
    expect(asked).toEqual([])
  })

  it('shows at the field what was wrong', async () => {
    open()
    await givePassword('STAFF_WRONG_LOGIN')
    expect(screen.getByLabelText('비밀번호').getAttribute('aria-invalid')).toBe('true')
    await givePassword(HALF)
    await giveCode('12345')
    screen.getByText('인증번호 6자리를 입력해주세요.')
    await giveCode('000000', 'STAFF_WRONG_CODE')
    screen.getByText(REFUSALS.STAFF_WRONG_CODE.message)
    expect(isSignedIn()).toBe(false)
  })

  it('restarts from login ID and password', async () => {
    open()
    await givePassword(HALF)
    await act(async () => fireEvent.click(screen.getByText('아이디와 비밀번호부터 다시')))
    screen.getByLabelText('비밀번호')
    expect(currentLogin().accessToken).toBeNull()
  })
})
