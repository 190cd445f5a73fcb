import { expect, it } from 'vitest'
import { EVERYTHING, isNarrowed, requestOf, searchIn, withSearch } from './list-search.ts'

const inAddress = (text: string) => searchIn(new URLSearchParams(text))

it('requests everything, refunds included, as the specification does', () => {
  expect(requestOf(EVERYTHING, undefined)).toEqual({ limit: 10, isOnline: 2, isRefund: -1 })
})

it.each([
  ['status=live', { only: 'live', isRefund: -1 }],
  ['status=completed', { only: 'completed', isRefund: -1 }],
  ['status=refunded', { isRefund: 1 }],
  ['eduDate=2026-12-10&searchText=%20횟집%20', { eduDate: '2026-12-10', searchText: '횟집' }],
])('reads %s from the address', (text, asked) => {
  expect(requestOf(inAddress(text), 1)).toMatchObject({ ...asked, industryType: 1 })
})

it.each(['status=unknown', 'eduDate=tomorrow', 'searchText=%20', ''])(
  'does not narrow the list by «%s»',
  (text) => {
    expect(isNarrowed(inAddress(text))).toBe(false)
  },
)

it('keeps trade and tab and restarts the list on a new search', () => {
  const before = new URLSearchParams('industryType=2&tabType=change&page=3&status=live')
  const next = withSearch(before, { status: '', eduDate: '2026-12-10', searchText: '' })
  expect(next.toString()).toBe('industryType=2&tabType=change&eduDate=2026-12-10')
})
