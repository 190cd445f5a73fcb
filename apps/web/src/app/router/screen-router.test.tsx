import { act, cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { browserHistory } from '@hygiene/client/screen-history'
import { ScreenBoundary, ScreenHost, ScreenOutlet, useScreenError } from '@hygiene/client/screen-host'
import { createScreenRouter, type ScreenRoute } from '@hygiene/client/screen-router'

let routers: ReturnType<typeof createScreenRouter>[] = []
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => {
  cleanup()
  for (const router of routers) router.end()
  routers = []
  vi.restoreAllMocks()
})

const Broken = () => <p>broken: {String(useScreenError())}</p>
function Faulty(): never {
  throw new Error('cannot be drawn')
}

async function open(screens: readonly ScreenRoute[], at = '/base/here', begins = true) {
  window.history.replaceState(null, '', at)
  const frame = (
    <ScreenBoundary broken={<Broken />}>
      <ScreenOutlet waiting={<p>waiting</p>} />
    </ScreenBoundary>
  )
  const router = createScreenRouter({
    routes: [{ element: frame, children: screens }],
    history: browserHistory(),
    basename: '/base',
  })
  routers.push(router)
  render(<ScreenHost router={router} />)
  if (begins) await act(() => router.begin())
  return router
}

type Code = { Component: () => ReactNode }

function waitingCode() {
  const comers: ((code: Code) => void)[] = []
  const code = new Promise<Code>((resolve) => comers.push(resolve))
  return { load: () => code, come: (arrived: Code) => comers.forEach((come) => come(arrived)) }
}

const here: ScreenRoute = {
  path: '/here',
  element: (
    <>
      <p>here</p>
      <Link to="/there?x=1">over</Link>
    </>
  ),
}
const sees = (text: string | RegExp) => screen.queryByText(text) !== null

it('keeps the current screen until the code of the next one arrives', async () => {
  const { load, come } = waitingCode()
  await open([here, { path: '/there', load }])
  act(() => screen.getByText('over').click())
  expect([sees('here'), window.location.pathname]).toEqual([true, '/base/here'])
  await act(async () => come({ Component: () => <p>there</p> }))
  expect([sees('there'), window.location.pathname, window.location.search]).toEqual([
    true,
    '/base/there',
    '?x=1',
  ])
})

it('shows the waiting view until the first screen arrives', async () => {
  await open([{ path: '/here', load: waitingCode().load }], '/base/here', false)
  expect(sees('waiting')).toBe(true)
})

it('shows an outline while the code of the next screen is late', async () => {
  vi.useFakeTimers()
  await open([here, { path: '/there', load: waitingCode().load }])
  act(() => screen.getByText('over').click())
  await act(() => vi.advanceTimersByTimeAsync(299))
  expect([sees('here'), sees('waiting')]).toEqual([true, false])
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect([sees('here'), sees('waiting')]).toEqual([false, true])
  vi.useRealTimers()
})

it('follows the redirect of a guard instead of showing the screen', async () => {
  const guarded: ScreenRoute = { path: '/there', guard: async () => '/here', element: <p>there</p> }
  await open([here, guarded], '/base/there')
  expect([sees('here'), sees('there'), window.location.pathname]).toEqual([true, false, '/base/here'])
})

it('shows a loading error at the address and loads again at the next arrival', async () => {
  const load = vi.fn<NonNullable<ScreenRoute['load']>>().mockRejectedValueOnce('no network')
  load.mockResolvedValueOnce({ Component: () => <p>there</p> })
  const router = await open([here, { path: '/there', load }])
  await act(() => router.navigate('/there'))
  expect([sees('broken: no network'), window.location.pathname]).toEqual([true, '/base/there'])
  await act(() => router.navigate('/here'))
  await act(() => router.navigate('/there'))
  expect(sees('there')).toBe(true)
})

it('catches a rendering error and clears the error at the next arrival', async () => {
  const router = await open([here, { path: '/there', element: <Faulty /> }])
  await act(() => router.navigate('/there'))
  expect(sees(/broken: Error: cannot be drawn/)).toBe(true)
  await act(() => router.navigate('/here'))
  expect(sees('here')).toBe(true)
})

it('shows the last of two requested screens', async () => {
  const { load, come } = waitingCode()
  const router = await open([here, { path: '/slow', load }, { path: '/fast', element: <p>fast</p> }])
  const slow = router.navigate('/slow')
  await act(() => router.navigate('/fast'))
  await act(async () => {
    come({ Component: () => <p>slow</p> })
    await slow
  })
  expect([sees('fast'), sees('slow')]).toEqual([true, false])
})

it('does not call the guard when only the hash changes', async () => {
  const guard = vi.fn<() => null>(() => null)
  const router = await open([{ path: '/here', guard, element: <p>here</p> }])
  await act(() => router.navigate('/here#m'))
  expect(guard).toHaveBeenCalledOnce()
  expect(window.location.hash).toBe('#m')
})
