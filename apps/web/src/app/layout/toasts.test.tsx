import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { showToast, ToastRegion } from '@hygiene/ui'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it.each([
  ['done', 8],
  ['error', 4],
] as const)('shows a toast of tone %s for %i seconds', (tone, seconds) => {
  render(<ToastRegion />)
  act(() => showToast('저장했습니다.', { tone }))
  act(() => void vi.advanceTimersByTime(seconds * 1000 - 1))
  expect(screen.queryByText('저장했습니다.')).not.toBeNull()
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.queryByText('저장했습니다.')).toBeNull()
})
