import { Refused } from '@hygiene/client'
import { REFUSALS } from '@hygiene/contracts'
import { PromptHost } from '@hygiene/ui'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { connectNavigation } from '../router/go.ts'
import { guardFor } from '../router/login-guard.ts'
import { openDialogs } from '../testing/open-dialogs.ts'
import { expire, obeyRefusal } from './leaving.ts'
import { clearSession, isSignedIn, startSession } from './session.ts'

const went = vi.fn<(to: string) => Promise<void>>(() => Promise.resolve())

beforeAll(openDialogs)
beforeEach(() => {
  went.mockClear()
  connectNavigation(went)
  startSession('token', { isAuth: 1, loginDate: '2026-11-21T10:00:00+09:00' }, 7200)
})
afterEach(() => {
  cleanup()
  clearSession()
})

const expired = () => new Refused(REFUSALS.SESSION_EXPIRED.code, '')

function arriveAt(address: string): Promise<unknown> {
  const request = new Request(`http://localhost${address}`)
  return guardFor({ title: '나의 학습실', login: true })({ request } as Parameters<
    ReturnType<typeof guardFor>
  >[0])
}

const confirmAlert = () => act(async () => fireEvent.click(screen.getByText('확인', { selector: 'button' })))

it('tells the end of a login once, however many calls met it, and goes home', async () => {
  render(<PromptHost />)
  await act(async () => {
    void obeyRefusal(expired())
    void obeyRefusal(expired())
    void expire()
  })
  expect(isSignedIn()).toBe(false)
  expect(screen.getAllByRole('alertdialog')).toHaveLength(1)
  screen.getByText('로그인 시간이 만료되어 재 로그인이 필요합니다.')

  await confirmAlert()
  expect(went.mock.calls).toEqual([['/main', undefined]])
})

it('asks nobody to log in on top of telling that the login ended', async () => {
  render(<PromptHost />)
  let answer: unknown
  await act(async () => {
    void obeyRefusal(expired())
    void arriveAt('/edu/study/list').then((found) => (answer = found))
  })
  expect(screen.getAllByRole('alertdialog')).toHaveLength(1)

  await confirmAlert()
  expect((answer as Response).headers.get('Location')).toBe('/main')
})

it('asks a stranger to log in and remembers where to', async () => {
  clearSession()
  render(<PromptHost />)
  let answer: unknown
  await act(async () => void arriveAt('/edu/study/room?onlineEduNo=3').then((found) => (answer = found)))
  screen.getByText('로그인이 필요한 서비스입니다.')

  await confirmAlert()
  expect((answer as Response).headers.get('Location')).toBe(
    '/sign/in?rUrl=%2Fedu%2Fstudy%2Froom%3FonlineEduNo%3D3',
  )
})
