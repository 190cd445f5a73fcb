import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useDrawnRows } from './use-drawn-rows.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] })
  return () => vi.useRealTimers()
})

const frame = (): void => act(() => void vi.advanceTimersToNextFrame())
const show = (isWhole = false) =>
  renderHook(({ page }) => useDrawnRows(page, 50, isWhole), { initialProps: { page: 'one' } })

it('draws a part of a page at once and the rest in the next frames', () => {
  const { result } = show()
  expect(result.current).toBe(20)
  frame()
  expect(result.current).toBe(30)
  frame()
  frame()
  expect(result.current).toBeGreaterThanOrEqual(50)
})

it('stops once all rows are drawn', () => {
  const { result } = show()
  for (let one = 0; one < 6; one += 1) frame()
  expect(vi.getTimerCount()).toBe(0)
  expect(result.current).toBe(50)
})

it('starts again with another page', () => {
  const { result, rerender } = show()
  for (let one = 0; one < 3; one += 1) frame()
  rerender({ page: 'two' })
  expect(result.current).toBe(20)
})

it('draws all rows at once when a place among them is wanted', () => {
  expect(show(true).result.current).toBe(Number.POSITIVE_INFINITY)
})
