import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DEBOUNCE_MS, useDebounced } from './use-debounced.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function typing(settled = '') {
  const asked: string[] = []
  const { rerender } = renderHook(({ text }) => useDebounced(text, settled, (one) => void asked.push(one)), {
    initialProps: { text: settled },
  })
  return {
    asked,
    type: (text: string) => rerender({ text }),
    wait: (ms: number) => act(() => void vi.advanceTimersByTime(ms)),
  }
}

it('waits 600 ms, as the specification says', () => expect(DEBOUNCE_MS).toBe(600))

it('searches once for the last text when typing has paused', () => {
  const { asked, type, wait } = typing()
  for (const text of ['손', '손ㅆ', '손씻', '손씻기']) {
    type(text)
    wait(DEBOUNCE_MS - 1)
  }
  expect(asked).toEqual([])
  wait(1)
  expect(asked).toEqual(['손씻기'])
  wait(10_000)
  expect(asked).toEqual(['손씻기'])
})

it('does not search again for the same text', () => {
  const { asked, type, wait } = typing('온도')
  type('온도계')
  type('온도')
  wait(10_000)
  expect(asked).toEqual([])
})
