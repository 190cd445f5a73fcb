import { useSend } from '@hygiene/client'
import { cancelInPerson } from '@hygiene/contracts/in-person/enrolment/cancel-in-person'
import { listInPersonEnrolments } from '@hygiene/contracts/in-person/enrolment/list-in-person-enrolments'
import { REFUSALS } from '@hygiene/contracts/refusals/table'
import { PromptHost } from '@hygiene/ui'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { openDialogs } from '../../testing/open-dialogs.ts'

beforeAll(openDialogs)
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const page = (status: number) =>
  new Response('<html><body>Sign in to Wi-Fi</body></html>', {
    status,
    headers: { 'content-type': 'text/html' },
  })
const brokenOff = () =>
  new Response(
    new ReadableStream({
      start: (stream) => {
        stream.enqueue(new TextEncoder().encode('{"code":1,'))
        stream.error(new TypeError('network error'))
      },
    }),
  )
const done = () => Response.json({ code: 1, message: '', entity: {} })

const onDone = vi.fn<() => void>()
const listed = vi.fn<() => Promise<number>>(() => Promise.resolve(1))

function Stage() {
  useQuery({ queryKey: [listInPersonEnrolments.path], queryFn: listed })
  const send = useSend(cancelInPerson, {
    refresh: [listInPersonEnrolments],
    refusedTitle: '취소하지 못했습니다',
    onDone,
  })
  return <button onClick={() => send.mutate({ inPersonEnrolmentNo: 1 })}>보내기</button>
}

function press(...answers: (() => Response)[]) {
  pressOver(async () => answers.shift()?.())
}

function pressOver(line: (address: string, init: RequestInit) => Promise<Response | undefined>) {
  onDone.mockClear()
  listed.mockClear()
  vi.stubGlobal('fetch', line)
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Stage />
      <PromptHost />
    </QueryClientProvider>,
  )
  fireEvent.click(screen.getByText('보내기'))
}

it.each([
  ['a page of a proxy in between', () => page(200)],
  ['a page of the web server', () => page(500)],
  ['an answer that breaks off', brokenOff],
])('offers another attempt after %s', async (_what, answer) => {
  press(answer, done)
  await screen.findByText(/서버와 통신이 원활하지 않습니다/)
  expect(onDone).not.toHaveBeenCalled()
  fireEvent.click(screen.getByText('다시 시도'))
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
})

it('aborts a silent connection after a minute', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  pressOver(
    (_address, { signal }) =>
      new Promise((_answer, giveUp) => {
        signal?.addEventListener('abort', () => giveUp(new DOMException('Aborted', 'AbortError')))
      }),
  )
  await act(() => vi.advanceTimersByTimeAsync(59_000))
  expect(screen.queryByText(/서버와 통신이 원활하지 않습니다/)).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(screen.getByText(/서버와 통신이 원활하지 않습니다/)).toBeTruthy()
  vi.stubGlobal('fetch', async () => done())
  fireEvent.click(screen.getByText('다시 시도'))
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(onDone).toHaveBeenCalledOnce()
})

it('reloads the list after a refusal of an outdated action', async () => {
  press(() => Response.json({ ...REFUSALS.ALREADY_ENDED, entity: null }))
  await screen.findByText(REFUSALS.ALREADY_ENDED.message)
  await waitFor(() => expect(listed).toHaveBeenCalledTimes(2))
})
