import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { searchAddresses } from '@hygiene/contracts/platform/lookup/search-addresses'
import { type RunningSandbox, startSandbox } from '@hygiene/testing'
import { freePort } from '@hygiene/testing/postgres-embedded'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let sandbox: RunningSandbox
let api: TestApi

beforeAll(async () => {
  sandbox = await startSandbox('http://127.0.0.1:9/')
  api = await startTestApi({ JUSO_BASE_URL: sandbox.origin })
})
afterAll(async () => {
  await api.stop()
  await sandbox.stop()
})
beforeEach(() => sandbox.control('/faults/reset'))

async function search(searchText: string, paging: { page?: number; limit?: number } = {}) {
  return api.client.call(searchAddresses, { searchText, ...paging })
}

describe('the address search', () => {
  it('finds a road address with exactly the fields that the form needs', async () => {
    const { list, common, pageInfo } = (await search('세종대로 110')).entity
    expect(list).toEqual([
      {
        roadAddr: '서울특별시 중구 세종대로 110 (태평로1가, 서울특별시청)',
        jibunAddr: '서울특별시 중구 태평로1가 31 서울특별시청',
        zipNo: '04524',
        rn: '세종대로',
        buldMnnm: '110',
        buldSlno: '0',
        roadAddrPart1: '서울특별시 중구 세종대로 110',
        roadAddrPart2: '(태평로1가, 서울특별시청)',
        admCd: '1114010300',
      },
    ])
    expect(common).toEqual({ totalCount: 1, currentPage: 1, countPerPage: 20 })
    expect(pageInfo).toEqual({ page: 1, totalPage: 1, totalRow: 1 })
  })

  it('returns the list also under the name of the government service', async () => {
    const { list, juso } = (await search('가상동')).entity
    expect(juso).toHaveLength(20)
    expect(juso).toEqual(list)
  })

  it('returns twenty addresses per page', async () => {
    const first = (await search('가상동')).entity
    const second = (await search('가상동', { page: 2 })).entity
    expect(first.list).toHaveLength(20)
    expect(first.pageInfo.totalPage).toBe(Math.ceil(first.pageInfo.totalRow / 20))
    expect(second.list[0]).not.toEqual(first.list[0])
  })

  it('returns an empty list when nothing matches', async () => {
    expect((await search('없는길 999')).entity.list).toEqual([])
  })

  it.each(['12345', '110-2', '가상로 12345678901'])('requires words beside the number %j', async (text) => {
    expect((await search(text)).refusal).toBe('ADDRESS_NUMBER_ONLY')
  })

  it.each(['길', '서울특별시', '[%]', '--', 'SELECT'])('refuses %j as too vague to search', async (text) => {
    expect((await search(text)).refusal).toBe('ADDRESS_TEXT_REFUSED')
  })

  it('refuses a search with ADDRESS_LATE when the service answers too slowly', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port } = silent.address() as AddressInfo
    const env = { JUSO_BASE_URL: `http://127.0.0.1:${port}`, JUSO_SECONDS: '0.1' }
    const hasty = await startTestApi(env, api)
    const answer = await hasty.client.call(searchAddresses, { searchText: '세종대로 110' })
    expect(answer.refusal).toBe('ADDRESS_LATE')
    await hasty.stop()
    silent.closeAllConnections()
    silent.close()
  })

  it('reports an unavailable service for an error status and a missing connection', async () => {
    await sandbox.control('/faults', { service: 'address', httpStatus: 503 })
    expect((await search('세종대로 111')).refusal).toBe('ADDRESS_UNAVAILABLE')
    await search('세종대로 110')
    await sandbox.control('/faults', { service: 'address', httpStatus: 503 })
    expect((await search(' 세종대로  110')).entity.list).toHaveLength(1)
    await sandbox.control('/faults/reset')

    const nobodyListens = await startTestApi({ JUSO_BASE_URL: `http://127.0.0.1:${await freePort()}` })
    const answer = await nobodyListens.client.call(searchAddresses, { searchText: '세종대로 110' })
    expect(answer.refusal).toBe('ADDRESS_UNAVAILABLE')
    await nobodyListens.stop()
  })

  it('returns 400 for an empty text or an impossible page', async () => {
    const empty = await search(' ')
    expect(empty.status).toBe(400)
    expect(empty.message).toBe('검색할 주소를 입력해주세요.')
    expect((await search('세종대로', { page: 0 })).status).toBe(400)
    expect((await search('세종대로', { limit: 101 })).status).toBe(400)
  })
})
