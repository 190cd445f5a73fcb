import { REFUSALS, type RefusalName } from '@hygiene/contracts/refusals/table'
import { PromptHost } from '@hygiene/ui'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { openDialogs } from '../../testing/open-dialogs.ts'
import { spendAuthorization, takeAuthorization } from './authorization.ts'
import { enterByLink } from './linked-login.ts'
import { clearLogin, currentLogin, isSignedIn, startLogin } from './current-login.ts'

const ENTERED = {
  accessToken: 'linked',
  isAuth: 1,
  user: { userId: 'youngja60', name: '김영자', loginDate: '2026-11-21T10:00:00+09:00' },
  employeeNo: 7,
  employeeName: '박상담',
  remainingSeconds: 7200,
}
type Answer = RefusalName | { entity: unknown }

let answers: Record<string, Answer[]> = {}
let asked: [path: string, body: unknown][] = []

async function answer(address: string, init: RequestInit): Promise<Response> {
  const request = new Request(new URL(address, 'http://here'), init)
  const path = new URL(request.url).pathname
  asked.push([path, request.method === 'GET' ? null : await request.json()])
  const next = answers[path]?.shift() ?? { entity: {} }
  const envelope =
    typeof next === 'string' ? { ...REFUSALS[next], entity: null } : { code: 1, message: '', ...next }
  return Response.json(envelope)
}

const CHECK = '/api/user/userDuplicateValidCheck'
const REDEEM = '/api/user/redeemLink'
const LOGOUT = '/api/user/logout'
const pathsAsked = () => asked.map(([path]) => path)

beforeAll(openDialogs)
beforeEach(() => {
  answers = {}
  asked = []
  vi.stubGlobal('fetch', answer)
})
afterEach(() => {
  cleanup()
  clearLogin()
  vi.unstubAllGlobals()
})

const begin = () => act(async () => void enterByLink('a-token-of-twenty-letters'))
const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByText(name, { selector: 'button' })))

it('removes the token from the address before rendering and returns the token once', () => {
  history.replaceState(null, '', '/?authorization=abc&from=admin')
  takeAuthorization()
  expect(location.search).toBe('?from=admin')
  expect([spendAuthorization(), spendAuthorization()]).toEqual(['abc', null])
})

it('leaves the addresses of other screens unchanged', () => {
  history.replaceState(null, '', '/main?authorization=abc')
  takeAuthorization()
  expect(location.search).toBe('?authorization=abc')
  expect(spendAuthorization()).toBeNull()
})

it('opens the account and marks the employee', async () => {
  answers = { [REDEEM]: [{ entity: ENTERED }] }
  await begin()
  expect(pathsAsked()).toEqual([CHECK, REDEEM])
  expect(currentLogin()).toMatchObject({
    accessToken: 'linked',
    user: { isAuth: 1, employeeNo: '7', employeeName: '박상담' },
    timeout: 7200,
  })
})

it('logs out the earlier login of this browser', async () => {
  startLogin('mine', { isAuth: 1, loginDate: '2026-11-21T09:00:00+09:00' }, 7200)
  answers = { [REDEEM]: [{ entity: ENTERED }] }
  await begin()
  expect(pathsAsked()).toEqual([CHECK, LOGOUT, REDEEM])
  expect(currentLogin().accessToken).toBe('linked')
})

it('requires consent before a linked login ends the member’s own login', async () => {
  render(<PromptHost />)
  answers = { [CHECK]: ['ALREADY_CONNECTED'], [REDEEM]: [{ entity: ENTERED }] }
  await begin()
  screen.getByText(REFUSALS.ALREADY_CONNECTED.message)
  await press('끊고 로그인')
  expect(asked.at(-1)).toEqual([REDEEM, expect.objectContaining({ disconnect: 1 })])
  expect(isSignedIn()).toBe(true)
})

it('reports a failed login when the member’s login is kept', async () => {
  render(<PromptHost />)
  answers = { [CHECK]: ['ALREADY_CONNECTED'] }
  await begin()
  await press('취소')
  screen.getByText('로그인에 실패했습니다.')
  expect(pathsAsked()).toEqual([CHECK])
  expect(isSignedIn()).toBe(false)
})

it('reports an expired link', async () => {
  render(<PromptHost />)
  answers = { [CHECK]: ['LINK_OVER'] }
  await begin()
  screen.getByText(REFUSALS.LINK_OVER.message)
  expect(isSignedIn()).toBe(false)
})
