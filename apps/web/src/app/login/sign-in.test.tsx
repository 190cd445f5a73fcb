import { Broken } from '@hygiene/client'
import { REFUSALS } from '@hygiene/contracts/refusals/table'
import { PromptHost } from '@hygiene/ui'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { connectNavigation } from '../router/go.ts'
import { openDialogs } from '../../testing/open-dialogs.ts'
import { clearVerifyToken, keptVerifyToken } from '../browser-storage/kept-verify-token.ts'
import { clearLogin, currentLogin, isSignedIn } from './current-login.ts'
import { type SignInErrors, signIn } from './sign-in.ts'

const WANTED = '/edu/study/list'
const went: string[] = []
let asked: { path: string; disconnect?: unknown }[] = []
let answers: object[] = []

async function answer(address: string, init: RequestInit): Promise<Response> {
  const request = new Request(new URL(address, 'http://here'), init)
  asked.push({ path: new URL(request.url).pathname, ...((await request.json()) as object) })
  return Response.json(answers.shift())
}

const letIn = (isAuth: number | null, accessToken = 'token', verifyToken: string | null = null) => ({
  code: 1,
  message: '',
  entity: {
    accessToken,
    isAuth,
    verifyToken,
    user: { userId: 'youngja60', name: '김영자', loginDate: '2026-11-21T01:00:00Z' },
    remainingSeconds: 7200,
  },
})
const refused = (code: number, message: string) => ({ code, message, entity: null })
const CONNECTED = refused(-1013, REFUSALS.ALREADY_CONNECTED.message)

beforeAll(openDialogs)
beforeEach(() => {
  vi.stubGlobal('fetch', answer)
  connectNavigation((to) => Promise.resolve(void went.push(to)))
  render(<PromptHost />)
})
afterEach(() => {
  cleanup()
  clearLogin()
  localStorage.clear()
  clearVerifyToken()
  went.length = 0
  asked = []
  vi.unstubAllGlobals()
})

async function tryWith(...coming: object[]) {
  answers = coming
  let errors: SignInErrors | undefined
  await act(async () => {
    void signIn({ userId: 'youngja60', userPw: 'Dolsot!75' }, WANTED).then((found) => (errors = found))
    await vi.waitUntil(() => errors !== undefined || screen.queryByRole('alertdialog') !== null)
  })
  return { errors: () => errors }
}

async function press(name: string) {
  await act(async () => fireEvent.click(screen.getByText(name, { selector: 'button' })))
}

describe('a login', () => {
  it('that is let in goes where the person wanted, with the time the server gave', async () => {
    const { errors } = await tryWith(letIn(1))
    expect(errors()).toEqual({})
    expect(went).toEqual([WANTED])
    expect(currentLogin()).toMatchObject({
      accessToken: 'token',
      user: { isAuth: 1, loginDate: '2026-11-21T01:00:00Z' },
      timeout: 7200,
    })
  })

  it.each([2, 0, -1, null])('with isAuth %s is told so once and is logged out', async (isAuth) => {
    const { errors } = await tryWith(letIn(isAuth, ''))
    expect(screen.getAllByRole('alertdialog')).toHaveLength(1)
    screen.getByText('협회에서 본인인증을 진행해주시길 바랍니다.')
    await press('확인')
    expect(errors()).toEqual({})
    expect(isSignedIn()).toBe(false)
    expect(localStorage.length).toBe(0)
    expect(went).toEqual([])
  })

  it('with isAuth 2 and a token leads to the verification, where the person wants it', async () => {
    await tryWith(letIn(2, '', 'token-of-the-right-password'))
    screen.getByText('협회에서 본인인증을 진행해주시길 바랍니다.')
    await press('본인확인 하기')
    await waitFor(() => expect(went).toEqual(['/user/verify']))
    expect(keptVerifyToken()).toBe('token-of-the-right-password')
    expect(isSignedIn()).toBe(false)
  })

  it.each([
    [-1000, 'userId'],
    [-1002, 'userPw'],
    [REFUSALS.LOGIN_LOCKED.code, 'userId'],
    [REFUSALS.LOGIN_TOO_SOON.code, 'userId'],
    [-4711, 'userId'],
  ])('refused with %i has the sentence of the server at %s', async (code, field) => {
    const { errors } = await tryWith(refused(code, '서버의 문장입니다.'))
    expect(errors()).toEqual({ [field]: '서버의 문장입니다.' })
    expect(isSignedIn()).toBe(false)
  })

  it.each([
    ['휴면 해제하기', ['/user/change/inactive']],
    ['닫기', []],
  ])('of a dormant account is offered the release: %s', async (button, expected) => {
    await tryWith(refused(-1005, REFUSALS.DORMANT_ACCOUNT.message))
    screen.getByText(REFUSALS.DORMANT_ACCOUNT.message)
    await press(button)
    expect(went).toEqual(expected)
  })

  it('that breaks is left to the caller', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    const broken = signIn({ userId: 'youngja60', userPw: 'Dolsot!75' }, WANTED).catch(
      (error: unknown) => error,
    )
    await screen.findByText(/서버와 통신이 원활하지 않습니다/)
    await press('닫기')
    expect(await broken).toBeInstanceOf(Broken)
  })
})

describe('a login that meets another one', () => {
  it('ends the other when the person says so, and goes home', async () => {
    await tryWith(CONNECTED, letIn(1))
    await press('끊고 로그인')
    await waitFor(() => expect(went).toEqual(['/main']))
    expect(asked.map(({ disconnect }) => disconnect)).toEqual([0, 1])
    expect(isSignedIn()).toBe(true)
  })

  it('has failed when the person says no', async () => {
    const { errors } = await tryWith(CONNECTED)
    await press('취소')
    screen.getByText('로그인에 실패했습니다.')
    await press('확인')
    expect(errors()).toEqual({})
    expect(asked).toHaveLength(1)
    expect(isSignedIn()).toBe(false)
  })

  it('tells at the fields why the second try failed', async () => {
    const { errors } = await tryWith(CONNECTED, refused(-1002, '비밀번호가 올바르지 않습니다.'))
    await press('끊고 로그인')
    await waitFor(() => expect(errors()).toEqual({ userPw: '비밀번호가 올바르지 않습니다.' }))
  })
})
