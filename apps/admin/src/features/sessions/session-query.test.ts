import { expect, it } from 'vitest'
import { addressOfQuery, inputOf, pageOf, queryOf } from './session-query.ts'

const now = new Date('2026-11-21T15:30:00Z')
const asked = (address: string) => inputOf(queryOf(new URLSearchParams(address), now), 1)
const ALL = { page: 1, limit: 20, attentionOnly: 0 }

it.each([
  ['', { ...ALL, fromDay: '2026-11-22' }],
  ['from=', ALL],
  ['from=2026-12-01&to=2026-12-31', { ...ALL, fromDay: '2026-12-01', toDay: '2026-12-31' }],
  ['from=&branch=3&status=closed', { ...ALL, branchNo: 3, status: 'closed' }],
  ['from=yesterday&branch=x&status=lost', ALL],
  ['from=2026-12-01&attention=1', { ...ALL, attentionOnly: 1 }],
])('«%s» asks for %j', (address, input) => {
  expect(asked(address)).toEqual(input)
})

it('is kept by the address, whose page is another matter', () => {
  const query = { from: '2026-12-01', to: '', branch: '3', status: '', isAttentionOnly: true }
  const address = new URLSearchParams(addressOfQuery(query))
  expect(queryOf(address, now)).toEqual(query)
  expect(pageOf(address)).toBe(1)
  expect(pageOf(new URLSearchParams('page=3'))).toBe(3)
  expect(pageOf(new URLSearchParams('page=-3'))).toBe(1)
})
