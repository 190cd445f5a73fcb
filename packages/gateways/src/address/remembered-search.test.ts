import { describe, expect, it } from 'vitest'
import { GatewayUnavailable } from '../gateway-unavailable.ts'
import type { AddressQuery, AddressResult } from './juso-client.ts'
import { rememberedSearch } from './remembered-search.ts'

const FOUND: AddressResult = {
  outcome: 'found',
  common: { totalCount: 0, currentPage: 1, countPerPage: 20 },
  juso: [],
}
const query = (text: string, page = 1): AddressQuery => ({ text, page, limit: 20 })

function counted(first: (() => Promise<AddressResult>)[] = []) {
  const asked: string[] = []
  let now = 0
  const search = rememberedSearch(
    ({ text }) => {
      asked.push(text)
      return first.shift()?.() ?? Promise.resolve(FOUND)
    },
    () => now,
  )
  return { asked, search, wait: (ms: number) => void (now += ms) }
}

describe('a repeated address search', () => {
  it('answers from memory for ten minutes, also with other spaces, page by page', async () => {
    const { asked, search, wait } = counted()
    await Promise.all([query('세종대로 110'), query(' 세종대로   110 ')].map((one) => search(one)))
    await search(query('세종대로 110', 2))
    expect(asked).toHaveLength(2)
    wait(599_999)
    await search(query('세종대로 110'))
    expect(asked).toHaveLength(2)
    wait(1)
    await search(query('세종대로 110'))
    expect(asked).toHaveLength(3)
  })

  it('repeats the search after a service failure', async () => {
    const { asked, search } = counted([() => Promise.reject(new GatewayUnavailable('address', 'out'))])
    await expect(search(query('세종대로'))).rejects.toThrow('out')
    expect(await search(query('세종대로'))).toEqual(FOUND)
    expect(asked).toHaveLength(2)
  })

  it('forgets a search after a thousand others', async () => {
    const { asked, search } = counted()
    for (let road = 0; road <= 1000; road += 1) await search(query(`가상로 ${road}`))
    await search(query('가상로 1000'))
    expect(asked).toHaveLength(1001)
    await search(query('가상로 0'))
    expect(asked).toHaveLength(1002)
  })
})
