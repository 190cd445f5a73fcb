import { afterEach, expect, it, vi } from 'vitest'
import { browserStore, tabStore } from './browser-store.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

it('keeps a text in the storage of the browser', () => {
  browserStore.setItem('accessToken', 'a')
  expect(localStorage.getItem('accessToken')).toBe('a')
  expect(browserStore.keys()).toEqual(['accessToken'])
  browserStore.removeItem('accessToken')
  expect(browserStore.getItem('accessToken')).toBeNull()
})

it('keeps a text on the page when the browser refuses its storage', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse)
  expect(tabStore.getItem('draft')).toBeNull()
  tabStore.setItem('draft', 'written')
  expect(tabStore.getItem('draft')).toBe('written')
  expect(tabStore.keys()).toEqual(['draft'])
  tabStore.removeItem('draft')
  expect(tabStore.keys()).toEqual([])
})

it('returns the newer text when a full storage accepts texts again', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  browserStore.setItem('display', 'first')
  expect(browserStore.getItem('display')).toBe('first')
  full.mockRestore()
  browserStore.setItem('display', 'second')
  expect([browserStore.getItem('display'), localStorage.getItem('display')]).toEqual(['second', 'second'])
})
