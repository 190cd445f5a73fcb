import { PromptHost } from '@hygiene/ui'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, beforeEach, afterEach, expect, it, vi } from 'vitest'
import { startLogin } from '../../../app/login/current-login.ts'
import { openDialogs } from '../../../testing/open-dialogs.ts'
import { VideoScreen } from './video-screen.tsx'

const answers: object[] = []
beforeAll(openDialogs)
beforeEach(() => {
  answers.length = 0
  startLogin('token', { isAuth: 1, loginDate: '2026-11-22T10:00:00Z' }, 7200)
  vi.stubGlobal('fetch', async () => Response.json(answers.shift() ?? { code: -9999, message: '없음' }))
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  localStorage.clear()
})

const open = () =>
  render(
    <MemoryRouter>
      <VideoScreen lectureNo={1} enrolmentNo={1} />
      <PromptHost />
    </MemoryRouter>,
  )

it('shows a sentence and a retry after an unexpected error while a lecture opens', async () => {
  answers.push(
    { code: 1, message: '', entity: {} },
    { code: -2301, message: '결제하신 뒤에 수강하실 수 있습니다.' },
  )
  open()
  await screen.findByText('예상하지 못한 문제로 강의를 열지 못했습니다.')
  fireEvent.click(screen.getByRole('button', { name: '다시 시도' }))
  await screen.findByText('결제하신 뒤에 수강하실 수 있습니다.')
  expect(screen.queryByRole('button', { name: '다시 시도' })).toBeNull()
})

it('does not report a login that ended elsewhere a second time in the player', async () => {
  answers.push({ code: -1014, message: '로그인 시간이 만료되어 재 로그인이 필요합니다.' })
  open()
  await vi.waitFor(() => expect(answers).toEqual([]))
  await new Promise((resolve) => setTimeout(resolve))
  expect(screen.queryByText(/만료되어/)).toBeNull()
  expect(screen.getByRole('heading')).toHaveProperty('textContent', '강의를 여는 중입니다')
})
