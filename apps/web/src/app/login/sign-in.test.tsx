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
  it('opens the requested address with the time from the server after an accepted login', async () => {
    const { errors } = await tryWith(letIn(1))
    expect(errors()).toEqual({})
    expect(went).toEqual([WANTED])
    expect(currentLogin()).toMatchObject({
      accessToken: 'token',
      user: { isAuth: 1, loginDate: '2026-11-21T01:00:00Z' },
      timeout: 7200,
    })
  })

  it.each([2, 0, -1, null])(
    'shows a missing verification once for isAuth %s and logs out',
    async (isAuth) => {
      const { errors } = await tryWith(letIn(isAuth, ''))
      expect(screen.getAllByRole('alertdialog')).toHaveLength(1)
      screen.getByText('협회에서 본인인증을 진행해주시길 바랍니다.')
      await press('확인')
      expect(errors()).toEqual({})
      expect(isSignedIn()).toBe(false)
      expect(localStorage.length).toBe(0)
      expect(went).toEqual([])
    },
  )

  it('leads a login with isAuth 2 and a token to the verification on request', async () => {
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
  ])('shows the server’s sentence for the refusal %i at %s', async (code, field) => {
    const { errors } = await tryWith(refused(code, '서버의 문장입니다.'))
    expect(errors()).toEqual({ [field]: '서버의 문장입니다.' })
    expect(isSignedIn()).toBe(false)
  })

  it.each([
    ['휴면 해제하기', ['/user/change/inactive']],
    ['닫기', []],
  ])('offers a dormant account the release: %s', async (button, expected) => {
    await tryWith(refused(-1005, REFUSALS.DORMANT_ACCOUNT.message))
    screen.getByText(REFUSALS.DORMANT_ACCOUNT.message)
    await press(button)
    expect(went).toEqual(expected)
  })

  it('throws a connection failure to the caller', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    const broken = signIn({ userId: 'youngja60', userPw: 'Dolsot!75' }, WANTED).catch(
      (error: unknown) => error,
    )
    await screen.findByText(/서버와 통신이 원활하지 않습니다/)
    await press('닫기')
    expect(await broken).toBeInstanceOf(Broken)
  })
})

describe('a login during another one', () => {
  it('ends the other login on consent and opens the home screen', async () => {
    await tryWith(CONNECTED, letIn(1))
    await press('끊고 로그인')
    await waitFor(() => expect(went).toEqual(['/main']))
    expect(asked.map(({ disconnect }) => disconnect)).toEqual([0, 1])
    expect(isSignedIn()).toBe(true)
  })

  it('fails the login when the member keeps the other one', async () => {
    const { errors } = await tryWith(CONNECTED)
    await press('취소')
    screen.getByText('로그인에 실패했습니다.')
    await press('확인')
    expect(errors()).toEqual({})
    expect(asked).toHaveLength(1)
    expect(isSignedIn()).toBe(false)
  })

  it('shows at the fields why the second attempt failed', async () => {
    const { errors } = await tryWith(CONNECTED, refused(-1002, '비밀번호가 올바르지 않습니다.'))
    await press('끊고 로그인')
    await waitFor(() => expect(errors()).toEqual({ userPw: '비밀번호가 올바르지 않습니다.' }))
  })
})
