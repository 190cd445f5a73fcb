import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { dataTableInput, dataTableMark } from './data-table.ts'

const input = dataTableInput({
  filter: z.object({ state: z.enum(['open', 'closed']).optional(), branchNo: z.int().optional() }),
  sorts: ['paidAt', 'amountWon'],
})
const asked = { filter: { state: 'open' }, sort: { by: 'paidAt', isDescending: true }, text: '' }
const cursor = `${dataTableMark(asked)}.WyIxIiwiMiJd`

describe('a cursor of the console’s lists', () => {
  it('accepts a cursor for the same filter, sort and words, in any order of keys', () => {
    expect(input.safeParse({ ...asked, after: cursor }).success).toBe(true)
    const [one, other] = [
      { ...asked, filter: { state: 'open', branchNo: 3 } },
      { ...asked, filter: { branchNo: 3, state: 'open', region: undefined } },
    ]
    expect(dataTableMark(one)).toBe(dataTableMark(other))
  })

  it.each([
    ['another filter', { filter: { state: 'closed' } }],
    ['no filter', { filter: {} }],
    ['another sort', { sort: { by: 'amountWon', isDescending: true } }],
    ['the other way round', { sort: { by: 'paidAt', isDescending: false } }],
    ['other words', { text: '김' }],
  ])('refuses a cursor and its peek for %s', (_what, change) => {
    expect(input.safeParse({ ...asked, ...change, after: cursor }).success).toBe(false)
    expect(input.safeParse({ ...asked, ...change, peek: cursor }).success).toBe(false)
  })

  it.each(['', 'x', '.', `${cursor}!`, '한글.abc', 'a'.repeat(3000)])('refuses as a cursor: %s', (after) => {
    expect(input.safeParse({ ...asked, after }).success).toBe(false)
  })

  it('allows a list without cursor and words', () => {
    const parsed = input.parse({ filter: {}, sort: { by: 'paidAt', isDescending: false } })
    expect(parsed).toMatchObject({ text: '', after: null, peek: null })
  })
})
