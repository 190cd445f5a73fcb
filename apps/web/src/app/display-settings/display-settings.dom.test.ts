import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { applyDisplaySettings, changeDisplay } from './display-settings.ts'

const { dataset } = document.documentElement
const asked: (string | undefined)[] = []

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('fetch', async (_address: string, init?: RequestInit) => {
    asked.push(init?.method)
    return new Response(null)
  })
})
afterEach(() => {
  document.cookie = 'display=; path=/; max-age=0'
})

it('keeps text size and contrast in a cookie that the server renews', () => {
  changeDisplay({ text: 'largest' })
  expect([document.cookie, dataset['text']]).toEqual(['display=largest', 'largest'])
  changeDisplay({ isClear: true })
  expect([document.cookie, dataset['contrast']]).toEqual(['display=largest.clear', 'more'])
  expect(asked).toEqual(['HEAD', 'HEAD'])
  changeDisplay({ text: 'normal', isClear: false })
})

it('applies the settings of the cookie and ignores an unknown value', () => {
  document.cookie = 'display=large.clear; path=/'
  applyDisplaySettings()
  expect([dataset['text'], dataset['contrast']]).toEqual(['large', 'more'])
  changeDisplay({ text: 'normal', isClear: false })
  document.cookie = 'display=huge; path=/'
  applyDisplaySettings()
  expect([dataset['text'], dataset['contrast']]).toEqual(['normal', undefined])
})
