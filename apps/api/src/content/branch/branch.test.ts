import { listBranchContacts } from '@hygiene/contracts/content/branch/list-branch-contacts'
import { listBranchNames } from '@hygiene/contracts/content/branch/list-branch-names'
import { listBranches } from '@hygiene/contracts/content/branch/list-branches'
import { readBranch } from '@hygiene/contracts/content/branch/read-branch'
import { addBranch } from '@hygiene/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let gyeonggi: number
let goyang: number

const add = async (...wanted: Parameters<typeof addBranch>) => (await addBranch(...wanted)).branchNo

beforeAll(async () => {
  api = await startTestApi()
  const { db } = api.database
  await add(db, { name: '부산지회', sidoCode: '2600000000', position: 3 })
  await add(db, { name: '광주지회', sidoCode: '2900000000', position: 2 })
  gyeonggi = await add(db, {
    position: 1,
    address: '경기도 수원시 팔달구 가상로 41',
    openHours: '평일 09:00~18:00',
  })
  await add(db, { name: '평택지부', parentNo: gyeonggi, position: 2 })
  goyang = await add(db, {
    name: '고양지부',
    parentNo: gyeonggi,
    position: 1,
    latitude: 37.659,
    longitude: 126.773,
  })
  await add(db, { name: '강남지부', sidoCode: '1100000000', parentNo: gyeonggi, position: 9 })
})
afterAll(() => api.stop())

const names = (list: readonly { branchName: string }[]) => list.map(({ branchName }) => branchName)
const ofRegion = async (zipProvinceNo?: string) =>
  names((await api.client.call(listBranches, { ...(zipProvinceNo && { zipProvinceNo }) })).entity.list)

describe('the branches', () => {
  const EVERY = ['경기지회', '고양지부', '평택지부', '강남지부', '광주지회', '부산지회']

  it('lists branches in order, each followed by those below', async () => {
    expect(await ofRegion()).toEqual(EVERY)
    expect(names((await api.client.call(listBranchNames, {})).entity.list)).toEqual(EVERY)
  })

  it.each([
    ['1', ['경기지회', '고양지부', '평택지부', '강남지부']],
    ['4', ['부산지회']],
    ['2', []],
    ['4100000000', ['경기지회', '고양지부', '평택지부']],
    ['1100000000', ['강남지부']],
    ['9900000000', []],
  ])('finds in region %s the branches %j', async (zipProvinceNo, expected) => {
    expect(await ofRegion(zipProvinceNo)).toEqual(expected)
  })

  it('finds branches by the old and the new code of a province and returns the new one', async () => {
    for (const zipProvinceNo of ['2900000000', '1200000000', '4600000000']) {
      const { list } = (await api.client.call(listBranches, { zipProvinceNo })).entity
      expect(list).toEqual([
        {
          branchNo: expect.any(Number),
          branchName: '광주지회',
          parentBranchNo: null,
          sidoCode: '1200000000',
        },
      ])
    }
  })

  it.each(['6', '0', '41', "1' OR 1=1"])('refuses the malformed region %s', async (zipProvinceNo) => {
    expect((await api.client.call(listBranches, { zipProvinceNo })).status).toBe(400)
    expect((await api.client.call(listBranchContacts, { zipProvinceNo })).status).toBe(400)
  })

  it('returns contacts in the list made for them and in no other', async () => {
    const { entity, headers } = await api.client.call(listBranchContacts, { zipProvinceNo: '4100000000' })
    expect(entity.list[1]).toEqual({
      branchNo: goyang,
      branchName: '고양지부',
      parentBranchNo: gyeonggi,
      sidoCode: '4100000000',
      phone: '031-000-1000',
      address: '',
      openHours: '',
      mapUrl: '',
      latitude: 37.659,
      longitude: 126.773,
    })
    expect(headers.get('cache-control')).toMatch(/^public, max-age=/)
    expect(Object.keys((await api.client.call(listBranchNames, {})).entity.list[0] ?? {})).toEqual([
      'branchNo',
      'branchName',
    ])
  })
})

describe('one branch', () => {
  it('returns the branch above and the branches below', async () => {
    const above = (await api.client.call(readBranch, { branchNo: gyeonggi })).entity
    expect(above).toMatchObject({ branchName: '경기지회', openHours: '평일 09:00~18:00', parent: null })
    expect(names(above.children)).toEqual(['고양지부', '평택지부', '강남지부'])

    const below = (await api.client.call(readBranch, { branchNo: goyang })).entity
    expect(below.parent).toEqual({ branchNo: gyeonggi, branchName: '경기지회' })
    expect(below.children).toEqual([])
  })

  it('refuses an unknown branch', async () => {
    expect((await api.client.call(readBranch, { branchNo: 999_999 })).refusal).toBe('BRANCH_NOT_FOUND')
  })

  it.each(['0', '-1', 'abc', '2147483648', ''])('refuses the number «%s»', async (branchNo) => {
    expect((await api.client.call(readBranch, { branchNo })).status).toBe(400)
  })

  it('requires both coordinates of a branch or neither', async () => {
    await expect(addBranch(api.database.db, { latitude: 37 })).rejects.toThrow('Branch_whole_place')
  })
})
