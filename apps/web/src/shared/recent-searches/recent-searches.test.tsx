import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { readTexts, rememberSearch, withSearched } from '../../app/browser-storage/kept-searches.ts'
import { RecentSearches } from './recent-searches.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

it('keeps ten texts, the newest first, each once', () => {
  const texts = Array.from({ length: 12 }, (_, index) => `말 ${index + 1}`)
  const kept = texts.reduce<readonly string[]>(withSearched, [])
  expect(kept).toEqual(texts.toReversed().slice(0, 10))
  expect(withSearched(kept, ' 말 5 ')).toEqual(['말 5', ...kept.filter((one) => one !== '말 5')])
  expect(withSearched(kept, '  ')).toBe(kept)
})

it.each([null, '', '{', '{"a":1}', '[1,null]'])('reads no searches from %j', (kept) => {
  expect(readTexts(kept)).toEqual([])
})

it('offers recent searches and forgets them on request', () => {
  const picked: string[] = []
  rememberSearch('address', '세종대로 110')
  render(<RecentSearches kind="notice" onPick={(text) => picked.push(text)} />)
  expect(screen.queryByRole('list')).toBeNull()

  act(() => rememberSearch('notice', '집합교육'))
  fireEvent.click(screen.getByRole('button', { name: /^집합교육/ }))
  expect(picked).toEqual(['집합교육'])

  fireEvent.click(screen.getByRole('button', { name: /모두 지우기/ }))
  expect(screen.queryByRole('list')).toBeNull()
  expect(localStorage.getItem('recentSearches.notice')).toBeNull()
  expect(localStorage.getItem('recentSearches.address')).not.toBeNull()
})
