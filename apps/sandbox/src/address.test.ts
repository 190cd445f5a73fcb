import { GatewayUnavailable } from '@hygiene/gateways'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openEnvironment, type Environment } from './testing/open-environment.ts'

let environment: Environment

beforeEach(async () => {
  environment = await openEnvironment()
})

afterEach(() => environment.close())

const search = (text: string, page = 1, limit = 20) =>
  environment.addresses.searchAddress({ text, page, limit })

describe('the address search', () => {
  it('finds the address of 세종대로 110 in Seoul', async () => {
    const result = await search('세종대로 110')
    if (result.outcome !== 'found') throw new Error('not found')
    expect(result.common).toEqual({ totalCount: 1, currentPage: 1, countPerPage: 20 })
    expect(result.juso[0]).toMatchObject({
      zipNo: '04524',
      rn: '세종대로',
      buldMnnm: '110',
      roadAddrPart2: '(태평로1가, 서울특별시청)',
    })
  })

  it('pages and returns an empty list beyond the end and for no match', async () => {
    const first = await search('가상동', 1, 20)
    const last = await search('가상동', 3, 20)
    const beyond = await search('가상동', 9, 20)
    if (first.outcome !== 'found' || last.outcome !== 'found' || beyond.outcome !== 'found')
      throw new Error('hint')
    expect(first.juso).toHaveLength(20)
    expect(first.common.totalCount).toBe(40 + last.juso.length)
    expect(beyond.juso).toEqual([])
    expect(await search('없는길 999')).toMatchObject({ outcome: 'found', juso: [] })
  })

  it.each([
    ['', 'E0005'],
    ['길', 'E0008'],
    ['서울특별시', 'E0006'],
    ['12345', 'E0009'],
    ['12-34', 'E0012'],
    ['가상로 12345678901', 'E0011'],
  ])('returns a hint for %j (%s)', async (text, code) => {
    expect(await search(text)).toMatchObject({
      outcome: 'hint',
      code,
      message: expect.stringMatching(/[가-힣]/),
    })
  })

  it('drops the characters that the service forbids before the search', async () => {
    expect(await search('세종대로 [110] <script> OR')).toMatchObject({ outcome: 'found' })
    const raw = await fetch(
      `${environment.baseUrl}/addrlink/addrLinkApi.do?confmKey=k&resultType=json&keyword=%5B110%5D`,
    )
    expect(await raw.json()).toMatchObject({ results: { common: { errorCode: 'E0013' }, juso: null } })
  })

  it('reports an outage when the service is down or the key is unknown', async () => {
    await environment.control('/control/faults', { service: 'address', httpStatus: 500, times: 1 })
    await expect(search('세종대로')).rejects.toThrow(GatewayUnavailable)
    const answer = await fetch(`${environment.baseUrl}/addrlink/addrLinkApi.do`, {
      method: 'POST',
      body: new URLSearchParams({ keyword: '세종대로', resultType: 'json' }),
    })
    expect(await answer.json()).toMatchObject({ results: { common: { errorCode: 'E0001' } } })
  })
})
