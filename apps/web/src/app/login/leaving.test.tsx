import { Refused } from '@hygiene/client'
import { REFUSALS } from '@hygiene/contracts/refusals/table'
import { PromptHost } from '@hygiene/ui'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { connectNavigation } from '../router/go.ts'
import { guardFor } from '../router/login-guard.ts'
import { openDialogs } from '../../testing/open-dialogs.ts'
import { expire, expireStale, obeyRefusal } from './leaving.ts'
import { clearLogin, isSignedIn, startLogin } from './current-login.ts'

const went = vi.fn<(to: string) => Promise<void>>(() => Promise.resolve())

beforeAll(openDialogs)
beforeEach(() => {
  went.mockClear()
  connectNavigation(went)
  startLogin('token', { isAuth: 1, loginDate: '2026-11-21T10:00:00+09:00' }, 7200)
  answerFetchUser('SESSION_EXPIRED')
})
afterEach(() => {
  cleanup()
  clearLogin()
  vi.unstubAllGlobals()
})

const answerFetchUser = (refusal: 'SESSION_EXPIRED' | 'SESSION_DISPLACED') =>
  vi.stubGlobal('fetch', async () => Response.json({ ...REFUSALS[refusal], entity: null }))

const expired = () => new Refused(REFUSALS.SESSION_EXPIRED.code, REFUSALS.SESSION_EXPIRED.message)

async function arriveAt(address: string) {
  const [pathname = '', search = ''] = address.split(/(?=\?)/)
  const guard = guardFor({ title: '나의 학습실', login: true })
  return guard({ pathname, search, hash: '', state: null, key: '' })
}

const confirmAlert = () => act(async () => fireEvent.click(screen.getByText('확인', { selector: 'button' })))

const twoHoursAgo = () => Date.now() - 7_201_000

it('shows the end of a login once for several calls and returns home', async () => {
  render(<PromptHost />)
  await act(async () => {
    void obeyRefusal(expired())
    void obeyRefusal(expired())
    void expire()
  })
  expect(isSignedIn()).toBe(false)
  await screen.findByText('로그인 시간이 만료되어 재 로그인이 필요합니다.')
  expect(screen.getAllByRole('alertdialog')).toHaveLength(1)

  await confirmAlert()
  expect(went.mock.calls).toEqual([['/main', undefined]])
})

it.each([
  ['another login ended it', () => answerFetchUser('SESSION_DISPLACED'), REFUSALS.SESSION_DISPLACED.message],
  [
    'the server cannot be asked',
    () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError())),
    REFUSALS.SESSION_EXPIRED.message,
  ],
])('shows why the login ended when the call itself does not: %s', async (_why, prepare, sentence) => {
  prepare()
  render(<PromptHost />)
  await act(async () => void obeyRefusal(expired()))
  await screen.findByText(sentence)
  expect(screen.getAllByRole('alertdialog')).toHaveLength(1)
  await confirmAlert()
})

it('shows no login prompt on top of the message that the login ended', async () => {
  render(<PromptHost />)
  let answer: unknown
  await act(async () => {
    void obeyRefusal(expired())
    void arriveAt('/edu/study/list').then((found) => (answer = found))
  })
  expect(screen.getAllByRole('alertdialog')).toHaveLength(1)

  await confirmAlert()
  expect(answer).toBe('/main')
})

it('requires a visitor to log in and remembers the address', async () => {
  clearLogin()
  render(<PromptHost />)
  let answer: unknown
  await act(async () => void arriveAt('/edu/study/room?onlineEduNo=3').then((found) => (answer = found)))
  screen.getByText('로그인이 필요한 서비스입니다.')

  await confirmAlert()
  expect(answer).toBe('/sign/in?rUrl=%2Fedu%2Fstudy%2Froom%3FonlineEduNo%3D3')
})

describe('this browser’s own clock', () => {
  const asked: string[] = []
  const answer = async (address: string, { headers }: { headers: Headers }): Promise<Response> => {
    asked.push(`${address} ${headers.get('authorization')}`)
    return Response.json({ ...REFUSALS.SESSION_EXPIRED, entity: null })
  }
  const user = { isAuth: 1, loginDate: '2026-11-21T10:00:00+09:00' }

  beforeEach(() => {
    asked.length = 0
    vi.stubGlobal('fetch', answer)
    render(<PromptHost />)
  })

  it('ends the login at zero in the browser and on the server and shows this once', async () => {
    startLogin('token', user, 7200, twoHoursAgo())
    await act(async () => void expire())
    expect(isSignedIn()).toBe(false)
    expect(screen.getAllByRole('alertdialog')).toHaveLength(1)
    expect(asked).toEqual(['/api/user/logout Bearer token'])
    await confirmAlert()
  })

  it('keeps a login that another tab extended while this tab was asleep', async () => {
    startLogin('token', user, 7200, twoHoursAgo())
    localStorage.setItem('clock', String(Date.now()))
    await act(async () => void expire())
    expect(isSignedIn()).toBe(true)
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(asked).toEqual([])
  })

  it('ends a login of a day ago on /main and keeps a younger one', async () => {
    startLogin('token', { isAuth: 1, loginDate: new Date(Date.now() - 3_600_000).toISOString() }, 7200)
    await act(async () => void expireStale())
    expect(isSignedIn()).toBe(true)

    startLogin('token', { isAuth: 1, loginDate: new Date(Date.now() - 86_400_000).toISOString() }, 7200)
    await act(async () => void expireStale())
    expect(isSignedIn()).toBe(false)
    expect(screen.getAllByRole('alertdialog')).toHaveLength(1)
    await confirmAlert()
  })
})
