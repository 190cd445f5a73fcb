import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useTurning } from './use-turning.ts'

let wantsLessMotion = false

beforeEach(() => {
  wantsLessMotion = false
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: wantsLessMotion }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

it('turns to the next page every 3 seconds, and from the last to the first', () => {
  const { result } = renderHook(() => useTurning(2))
  pass(2_999)
  expect(result.current.page).toBe(1)
  pass(1)
  expect(result.current.page).toBe(2)
  pass(3_000)
  expect(result.current.page).toBe(1)
})

it('pauses the turning under the pointer and after a stop', () => {
  const { result } = renderHook(() => useTurning(2))
  const stage = document.createElement('section')
  act(() => void result.current.stage(stage))
  act(() => void stage.dispatchEvent(new Event('pointerenter')))
  pass(9_000)
  expect(result.current.page).toBe(1)
  act(() => void stage.dispatchEvent(new Event('pointerleave')))
  act(() => result.current.toggle())
  pass(9_000)
  expect(result.current.page).toBe(1)
})

it('never turns on its own when less motion is wanted', () => {
  wantsLessMotion = true
  const { result } = renderHook(() => useTurning(2))
  pass(9_000)
  expect(result.current.page).toBe(1)
})
