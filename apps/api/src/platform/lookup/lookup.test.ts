import { listCities } from '@hygiene/contracts/platform/lookup/list-cities'
import { listDistricts } from '@hygiene/contracts/platform/lookup/list-districts'
import { listProvinces } from '@hygiene/contracts/platform/lookup/list-provinces'
import { searchLicences } from '@hygiene/contracts/platform/licence-register/search-licences'
import { loadRegionList } from '@hygiene/operations/platform/lookup/write-regions'
import { addLicence } from '@hygiene/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await startTestApi()
  const { db } = api.database
  await addLicence(db, { licenceNo: '20190990001', businessName: '한마음 식당' })
  await addLicence(db, {
    licenceNo: '20190990002',
    businessName: '100%한우_본점',
    representativeName: '남궁민수',
    sidoCode: '2900000000',
  })
  await addLicence(db, {
    licenceNo: '20190990003',
    businessName: '큰마음 식당',
    representativeName: '남궁민수',
    sidoCode: '1100000000',
  })
  await addLicence(db, { licenceNo: '20190990004', businessName: '한마음 카페', industryCode: '002' })
  await db.licence.createMany({
    data: Array.from({ length: 130 }, (_, index) => ({
      licenceNo: `2020${String(index).padStart(7, '0')}`,
      industryCode: '001',
      businessTypeName: '일반음식점',
      businessName: `첫눈국밥 ${String(index).padStart(3, '0')}`,
      representativeName: '정하늘',
      sidoCode: '2600000000',
      siteAddress: '부산광역시 해운대구 가상로 1',
    })),
  })
})
afterAll(() => api.stop())
beforeEach(() => api.clock.set('2026-11-21T10:00:00+09:00'))

async function names(input: Parameters<typeof api.client.call<typeof searchLicences>>[1]) {
  return (await api.client.call(searchLicences, input)).entity.list.map(({ bssh_nm }) => bssh_nm)
}

describe('regions', () => {
  it('lists the provinces of the day, with two merged on 1 July 2026', async () => {
    const codes = async () => (await api.client.call(listProvinces, {})).entity.list.map(({ code }) => code)
    const [south, both] = [['2900000000', '4600000000'], ['1200000000']]
    expect(await codes()).toHaveLength(16)
    expect(await codes()).toEqual(expect.arrayContaining(both))
    api.clock.set('2026-06-30T23:59:59+09:00')
    expect(await codes()).toHaveLength(17)
    expect(await codes()).toEqual(expect.arrayContaining(south))
    expect(await codes()).not.toEqual(expect.arrayContaining(both))
  })

  it('lists the cities of a province by PATCH as the specification says and by GET', async () => {
    for (const method of ['PATCH', 'GET']) {
      const { list } = (await api.client.call(listCities, { id: '5000000000' }, { method })).entity
      expect(list).toEqual([
        { code: '5011000000', name: '제주시' },
        { code: '5013000000', name: '서귀포시' },
      ])
    }
  })

  it('lists the successor’s cities for a replaced province', async () => {
    const { list } = (await api.client.call(listCities, { id: '2900000000' })).entity
    expect(list).toHaveLength(27)
    expect(list).toContainEqual({ code: '1221000000', name: '동구' })
  })

  it('lists no districts for a city without stored districts', async () => {
    expect((await api.client.call(listDistricts, { id: '4148000000' })).entity.list).toEqual([])
  })

  it('lists the districts of a city once the official list was imported', async () => {
    const { db } = api.database
    const current = await db.region.findMany({ where: { validTo: null } })
    const parentCode = '4111500000'
    const inForce = [
      ...current.map(
        ({ code, level, name, parentCode: above }) =>
          ({ code, level: level === 1 ? 1 : 2, name, parentCode: above }) as const,
      ),
      { code: '4111514100', level: 3, parentCode, name: '인계동' } as const,
      { code: '4111513600', level: 3, parentCode, name: '매교동' } as const,
    ]
    await loadRegionList(db, { inForce, abolished: new Set() }, api.clock.now())
    expect((await api.client.call(listDistricts, { id: parentCode })).entity.list).toEqual([
      { code: '4111513600', name: '매교동' },
      { code: '4111514100', name: '인계동' },
    ])
  })

  it('refuses an unknown region', async () => {
    expect((await api.client.call(listCities, { id: '9900000000' })).refusal).toBe('REGION_NOT_FOUND')
    expect((await api.client.call(listCities, { id: '4148000000' })).refusal).toBe('REGION_NOT_FOUND')
    expect((await api.client.call(listDistricts, { id: '9900000000' })).refusal).toBe('REGION_NOT_FOUND')
    expect((await api.client.call(listDistricts, { id: 'abc' })).status).toBe(400)
  })
})

describe('the licence search', () => {
  it('returns the vocabulary of the specification and hides given names', async () => {
    const { entity } = await api.client.call(searchLicences, { upsoname: '한마음', food_gbn: '1' })
    expect(entity).toEqual({
      list: [
        {
          lcns_no: '20190990001',
          busn_type_nm: '일반음식점',
          bssh_nm: '한마음 식당',
          prsdnt_nm_secu: '김**',
          site_addr: '경기도 수원시 팔달구 가상로 12',
          sido_cd: '4100000000',
        },
      ],
      totalRow: 1,
    })
  })

  it('finds nothing in registers of other laws and refuses an unknown register', async () => {
    for (const food_gbn of ['2', '3'] as const) {
      const { entity } = await api.client.call(searchLicences, { upsoname: '한마음', food_gbn })
      expect(entity).toEqual({ list: [], totalRow: 0 })
    }
    const unknown = { upsoname: '한마음', food_gbn: '9' as '1' }
    expect((await api.client.call(searchLicences, unknown)).status).toBe(400)
  })

  it('requires two characters of the name or region and representative', async () => {
    const refusal = async (input: Parameters<typeof names>[0]) =>
      (await api.client.call(searchLicences, input)).refusal
    expect(await refusal({ upsoname: '한' })).toBe('LICENCE_TEXT_TOO_SHORT')
    expect(await refusal({ upsoname: ' 한 ' })).toBe('LICENCE_TEXT_TOO_SHORT')
    expect(await refusal({ prsdnt_nm: '남궁민수' })).toBe('LICENCE_TEXT_TOO_SHORT')
    expect(await refusal({ sido_cd: '1100000000' })).toBe('LICENCE_TEXT_TOO_SHORT')
    expect(await refusal({})).toBe('LICENCE_TEXT_TOO_SHORT')
    expect(await names({ prsdnt_nm: '남궁민수', sido_cd: '1100000000' })).toEqual(['큰마음 식당'])
  })

  it('finds a representative masked in the register by the pattern of the name', async () => {
    const masked = { businessName: '가린 국수', representativeName: '남**', sidoCode: '1100000000' }
    await addLicence(api.database.db, { licenceNo: '20190990009', ...masked })
    expect(await names({ upsoname: '가린', prsdnt_nm: '남진수' })).toEqual(['가린 국수'])
    expect(await names({ upsoname: '가린', prsdnt_nm: '남궁민수' })).toEqual([])
    expect(await names({ upsoname: '가린', prsdnt_nm: '이진수' })).toEqual([])
  })

  it('finds records of a replaced province under either code', async () => {
    for (const sido_cd of ['1200000000', '2900000000', '4600000000']) {
      expect(await names({ prsdnt_nm: '남궁민수', sido_cd })).toEqual(['100%한우_본점'])
    }
  })

  it.each([11, 26, 27, 28, 29, 30, 31, 36, 41, 42, 43, 44, 45, 46, 47, 48, 50].map((at) => `${at}00000000`))(
    'accepts the province code %s of the specification',
    async (sido_cd) => {
      const answer = await api.client.call(searchLicences, { upsoname: '한마음', sido_cd })
      expect(answer.code).toBe(1)
    },
  )

  it('treats %, _ and \\ as plain characters', async () => {
    expect(await names({ upsoname: '%%' })).toEqual([])
    expect(await names({ upsoname: '__' })).toEqual([])
    expect(await names({ upsoname: '\\\\' })).toEqual([])
    expect(await names({ upsoname: '0%한' })).toEqual(['100%한우_본점'])
    expect(await names({ upsoname: '우_본' })).toEqual(['100%한우_본점'])
  })

  it('matches decomposed letters from a Mac', async () => {
    expect(await names({ upsoname: '한마음'.normalize('NFD') })).toEqual(['한마음 식당'])
  })

  it('returns a hundred rows from the requested position and the total count', async () => {
    const first = (await api.client.call(searchLicences, { upsoname: '첫눈' })).entity
    expect(first.list).toHaveLength(100)
    expect(first.totalRow).toBe(130)
    const rest = (await api.client.call(searchLicences, { upsoname: '첫눈', start_idx: 101 })).entity
    expect(rest.list).toHaveLength(30)
    expect(rest.list[0]?.bssh_nm).toBe('첫눈국밥 100')
  })

  it('finds only restaurants', async () => {
    expect(await names({ upsoname: '카페' })).toEqual([])
    expect((await api.client.call(searchLicences, { induty_cd: '002' as '001' })).status).toBe(400)
    expect((await api.client.call(searchLicences, { upsoname: '첫눈', sido_cd: '26' })).status).toBe(400)
    expect((await api.client.call(searchLicences, { upsoname: '첫눈', start_idx: 0 })).status).toBe(400)
  })
})
