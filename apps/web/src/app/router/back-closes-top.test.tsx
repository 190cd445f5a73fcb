import { ScreenHost } from '@hygiene/client/screen-host'
import { browserHistory } from '@hygiene/client/screen-history'
import { createScreenRouter } from '@hygiene/client/screen-router'
import { askConfirm, openLayer, PromptHost, showAlert, Dialog } from '@hygiene/ui'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { openDialogs } from '../../testing/open-dialogs.ts'
import { backClosesTop } from './back-closes-top.ts'
import { useHashModal } from './use-hash-modal.ts'

function Stage() {
  const calendar = useHashModal('calendar')
  return (
    <>
      <p>the list</p>
      <button onClick={calendar.open}>open calendar</button>
      <Dialog isOpen={calendar.isOpen} onClose={calendar.close} title="일정 변경">
        <button
          onClick={() => {
            calendar.close()
            void showAlert('바꿨습니다.', { title: '일정' })
          }}
        >
          change
        </button>
      </Dialog>
    </>
  )
}

beforeAll(openDialogs)
beforeEach(async () => {
  window.history.replaceState(null, '', '/before')
  const router = createScreenRouter({
    routes: [
      { path: '/before', element: <p>the screen before</p> },
      { path: '/list', element: <Stage /> },
    ],
    history: browserHistory(),
  })
  await router.begin()
  stops = [router.end, backClosesTop(router)]
  render(
    <>
      <ScreenHost router={router} />
      <PromptHost />
    </>,
  )
  await act(() => router.navigate('/list'))
})
let stops: (() => void)[] = []
afterEach(() => {
  cleanup()
  for (const stop of stops) stop()
})

const isSeen = (text: string) => screen.queryByText(text) !== null
const ask = () => {
  const answer = vi.fn<(yes: boolean) => void>()
  act(() => void askConfirm('변경하시겠습니까?', { title: '일정', confirmLabel: '변경' }).then(answer))
  return answer
}
async function openCalendar() {
  fireEvent.click(screen.getByText('open calendar'))
  await screen.findByText('일정 변경')
}
const here = () => location.pathname + location.hash
const staysAt = (address: string) => waitFor(() => expect(here()).toBe(address))

it('answers a question with no on Back and keeps the screen', async () => {
  const answer = ask()
  window.history.back()
  await waitFor(() => expect(answer).toHaveBeenCalledWith(false))
  await staysAt('/list')
  expect([isSeen('변경하시겠습니까?'), isSeen('the list')]).toEqual([false, true])
})

it('closes the question over a calendar first, then the calendar, then leaves the screen', async () => {
  await openCalendar()
  const answer = ask()
  window.history.back()
  await waitFor(() => expect(answer).toHaveBeenCalledWith(false))
  await staysAt('/list#m')
  expect(isSeen('일정 변경')).toBe(true)
  window.history.back()
  await waitFor(() => expect(isSeen('일정 변경')).toBe(false))
  await staysAt('/list')
  window.history.back()
  await waitFor(() => expect(isSeen('the screen before')).toBe(true))
})

it('closes one of two messages at a time', async () => {
  act(() => void showAlert('첫째', { title: '하나' }))
  act(() => void showAlert('둘째', { title: '둘' }))
  window.history.back()
  await waitFor(() => expect(isSeen('둘째')).toBe(false))
  await staysAt('/list')
  expect(isSeen('첫째')).toBe(true)
  window.history.back()
  await waitFor(() => expect(isSeen('첫째')).toBe(false))
  await staysAt('/list')
})

it('closes the window of an outside service on Back', async () => {
  const close = vi.fn<() => void>()
  const closed = openLayer(close)
  window.history.back()
  await waitFor(() => expect(close).toHaveBeenCalledOnce())
  await staysAt('/list')
  closed()
})

it('keeps a message open that appears while its calendar closes', async () => {
  await openCalendar()
  fireEvent.click(screen.getByText('change'))
  await waitFor(() => expect(isSeen('일정 변경')).toBe(false))
  expect([isSeen('바꿨습니다.'), here()]).toEqual([true, '/list'])
  fireEvent.click(screen.getByText('확인', { selector: 'button' }))
})
