import { afterEach, expect, it, vi } from 'vitest'
import { hideToday, isHiddenToday } from './hidden-today.ts'

afterEach(() => {
  document.cookie = 'isNone=; path=/; max-age=0'
})

it('hides the popups with the cookie isNone for 86,400 s', () => {
  expect(isHiddenToday()).toBe(false)
  const written = vi.spyOn(document, 'cookie', 'set')
  hideToday()
  expect(written.mock.calls.flat().join()).toMatch(/^isNone=1;.*max-age=86400(;|$)/)
  expect(isHiddenToday()).toBe(true)
})
