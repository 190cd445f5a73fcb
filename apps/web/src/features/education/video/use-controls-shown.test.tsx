import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useControlsShown } from './use-controls-shown.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

function watch(mayHide: boolean) {
  const stage = { current: document.createElement('div') }
  return { stage: stage.current, ...renderHook(() => useControlsShown(stage, mayHide)) }
}

it('hides the controls 5 s after the last sign of a person', () => {
  const { stage, result } = watch(true)
  pass(4_000)
  act(() => void stage.dispatchEvent(new Event('pointermove')))
  pass(4_999)
  expect(result.current).toBe(true)
  pass(1)
  expect(result.current).toBe(false)
  act(() => void stage.dispatchEvent(new Event('pointermove')))
  expect(result.current).toBe(true)
})

it('shows the controls while the picture rests', () => {
  const { result } = watch(false)
  pass(60_000)
  expect(result.current).toBe(true)
})
