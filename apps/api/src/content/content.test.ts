import { listAdBanners, listBanners, listPopups, listSites } from '@hygiene/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../testing/start-test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await startTestApi()
  const { db } = api.database
  await db.banner.createMany({
    data: ['L', 'L', 'S', 'S', 'S'].map((sizeType, position) => ({
      place: 'ad' as const,
      sizeType,
      title: `광고 ${position}`,
      url: 'https://example.com',
      position,
    })),
  })
  await db.banner.createMany({
    data: Array.from({ length: 12 }, (_, position) => ({
      place: 'footer' as const,
      sizeType: 'L',
      title: `기관 ${position}`,
      url: 'https://example.com',
      imagePath: '/banner.png',
      position,
    })),
  })
  await db.relatedSite.createMany({
    data: ['나', '가'].map((name, index) => ({ name, url: 'https://example.com', position: 2 - index })),
  })
  const popup = { badge: '안내', text: '', actionLabel: '보기', url: '/a', mobilePath: '/m' }
  await db.popup.createMany({
    data: [
      { ...popup, title: '둘째', position: 2 },
      { ...popup, title: '첫째', position: 1, popupType: 2 },
    ],
  })
})
afterAll(() => api.stop())

describe('banners, popups and sites', () => {
  it('show one long and two short advertisements', async () => {
    const titles = async (sizeType: 'L' | 'S') =>
      (await api.client.call(listAdBanners, { sizeType })).entity.list.map(({ title }) => title)
    expect(await titles('L')).toEqual(['광고 0'])
    expect(await titles('S')).toEqual(['광고 2', '광고 3'])
    expect((await api.client.call(listAdBanners, { sizeType: 'M' as 'L' })).status).toBe(400)
  })

  it('show ten footer banners a page', async () => {
    const { list, pageInfo } = (await api.client.call(listBanners, { limit: 10, site: 2, sizeType: 'L' }))
      .entity
    expect(list).toHaveLength(10)
    expect(pageInfo).toEqual({ page: 1, totalPage: 2, totalRow: 12 })
    expect((await api.client.call(listBanners, { sizeType: 'S' })).entity.list).toEqual([])
  })

  it('show popups in their order, all or of one type', async () => {
    const all = (await api.client.call(listPopups, { limit: -1, isToday: 1 })).entity
    expect(all.list.map(({ title }) => title)).toEqual(['첫째', '둘째'])
    expect(all.list[0]).toMatchObject({ isToday: 1, mobilePath: '/m' })
    expect((await api.client.call(listPopups, { popupType: 2 })).entity.list).toHaveLength(1)
  })

  it('show all related sites in their order', async () => {
    const { list } = (await api.client.call(listSites, { limit: -1 })).entity
    expect(list.map(({ name }) => name)).toEqual(['가', '나'])
  })
})
