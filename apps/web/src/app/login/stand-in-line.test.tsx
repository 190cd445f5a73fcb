import { Broken, call } from '@hygiene/client'
import { login } from '@hygiene/contracts/member/login/login'
import { CROWD, PLACE_HEADER } from '@hygiene/contracts/kit/crowd'
import { success } from '@hygiene/contracts/kit/envelope'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { openDialogs } from '../../testing/open-dialogs.ts'

const typed = { userId: 'kim2026', userPw: 'secret!1', applicationId: 'edu' } as const
const tickets: (string | null)[] = []
let answers: (() => Response)[] = []

const away = (place: number, ticket: string, retryAfter = '0.2') =>
  new Response(JSON.stringify({ ...CROWD.line, entity: { place, secondsLeft: 40, ticket } }), {
    status: 503,
    headers: { 'retry-after': retryAfter },
  })
const shed = () =>
  new Response(JSON.stringify({ ...CROWD.shed, entity: null }), {
    status: 503,
    headers: { 'retry-after': '0.01' },
  })
const entered = () => new Response(JSON.stringify(success({ isAuth: 1 })))

beforeAll(openDialogs)
beforeEach(() => {
  tickets.length = 0
  vi.stubGlobal('fetch', (_address: string, init: RequestInit) => {
    tickets.push(new Headers(init.headers).get(PLACE_HEADER))
    return Promise.resolve(answers.shift()?.() ?? entered())
  })
})
afterEach(() => vi.unstubAllGlobals())

it('shows place and time, retries with the ticket and never moves a caller back', async () => {
  answers = [() => away(13, 'first'), () => away(20, 'second'), () => away(1, 'third'), entered]
  const answer = call(login, typed)
  await screen.findByText('앞에 12명이 있습니다.')
  screen.getByText(/^약 40초 뒤에 저절로 이어집니다/)
  await screen.findByText('바로 다음 순서입니다.')
  expect(await answer).toMatchObject({ isAuth: 1 })
  expect(tickets).toEqual([null, 'first', 'second', 'third'])
  await waitFor(() => expect(screen.queryByText('지금 신청자가 많습니다')).toBeNull())
})

it('stops the retries when the member cancels the wait', async () => {
  answers = [() => away(13, 'first', '30')]
  const ended = call(login, typed).catch((error: unknown) => error)
  fireEvent.click(await screen.findByRole('button', { name: '그만 기다리기' }))
  expect(await ended).toBeInstanceOf(Broken)
  expect(tickets).toEqual([null])
  expect(screen.queryByText('지금 신청자가 많습니다')).toBeNull()
})

it('retries silently when the server only sheds load', async () => {
  answers = [shed, shed, entered]
  expect(await call(login, typed)).toMatchObject({ isAuth: 1 })
  expect(tickets).toEqual([null, null, null])
})
