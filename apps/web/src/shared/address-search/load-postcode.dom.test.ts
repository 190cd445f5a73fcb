import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadPostcode, PATIENCE_MS } from './load-postcode.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  document.head.replaceChildren()
  delete window.kakao
})

const scripts = () => [...document.head.querySelectorAll('script')]

it('loads the script of the service only on request', async () => {
  expect(scripts()).toEqual([])
  const coming = loadPostcode()
  expect(scripts().map(({ src }) => src)).toEqual([
    'https://t1.kakaocdn.net/mapjsapi/bundle/postcode/prod/postcode.v2.js',
  ])
  class Postcode {
    embed() {
      return undefined
    }
  }
  window.kakao = { Postcode }
  scripts()[0]?.dispatchEvent(new Event('load'))
  expect(await coming).toBe(Postcode)
  expect(await loadPostcode()).toBe(Postcode)
  expect(scripts()).toHaveLength(1)
})

it('gives up when the script is refused and tries again the next time', async () => {
  const coming = loadPostcode()
  scripts()[0]?.dispatchEvent(new Event('error'))
  expect(await coming).toBeNull()
  expect(scripts()).toEqual([])
  void loadPostcode()
  expect(scripts()).toHaveLength(1)
})

it('gives up after eight seconds', async () => {
  const notified = vi.fn<(outcome: unknown) => void>()
  void loadPostcode().then(notified)
  await vi.advanceTimersByTimeAsync(PATIENCE_MS - 1)
  expect(notified).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(notified).toHaveBeenCalledWith(null)
  expect(PATIENCE_MS).toBe(8000)
})
