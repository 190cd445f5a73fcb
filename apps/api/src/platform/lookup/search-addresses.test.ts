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
  it('finds a road address with everything the form needs, and nothing else', async () => {
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

  it('answers the list under the name of the government service as well', async () => {
    const { list, juso } = (await search('가상동')).entity
    expect(juso).toHaveLength(20)
    expect(juso).toEqual(list)
  })

  it('pages twenty by twenty', async () => {
    const first = (await search('가상동')).entity
    const second = (await search('가상동', { page: 2 })).entity
    expect(first.list).toHaveLength(20)
    expect(first.pageInfo.totalPage).toBe(Math.ceil(first.pageInfo.totalRow / 20))
    expect(second.list[0]).not.toEqual(first.list[0])
  })

  it('answers an empty list where there is nothing', async () => {
    expect((await search('없는길 999')).entity.list).toEqual([])
  })

  it.each(['12345', '110-2', '가상로 12345678901'])('asks for words beside the number %j', async (text) => {
    expect((await search(text)).refusal).toBe('ADDRESS_NUMBER_ONLY')
  })

  it.each(['길', '서울특별시', '[%]', '--', 'SELECT'])('asks for a better text than %j', async (text) => {
    expect((await search(text)).refusal).toBe('ADDRESS_TEXT_REFUSED')
  })

  it('says that it takes too long, and what to do', async () => {
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

  it('says so when the service is out, however it fails', async () => {
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

  it('answers 400 without a text or with a page that cannot be', async () => {
    const empty = await search(' ')
    expect(empty.status).toBe(400)
    expect(empty.message).toBe('검색할 주소를 입력해주세요.')
    expect((await search('세종대로', { page: 0 })).status).toBe(400)
    expect((await search('세종대로', { limit: 101 })).status).toBe(400)
  })
})
