import { listAdBanners } from '@hygiene/contracts/content/banner/list-ad-banners'
import { listBanners } from '@hygiene/contracts/content/banner/list-banners'
import { listPopups } from '@hygiene/contracts/content/banner/list-popups'
import { listSites } from '@hygiene/contracts/content/banner/list-sites'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
const day = (text: string) => new Date(text)

beforeAll(async () => {
  api = await startTestApi()
  const { db } = api.database
  await db.banner.createMany({
    data: ['L', 'L', 'S', 'S', 'S'].map((sizeType, position) => ({
      place: 'ad' as const,
      sizeType,
      title: `광고 ${position}`,
      url: 'https://example.com',
      imagePath: `/media/${position}.svg`,
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
  const small = { place: 'footer' as const, sizeType: 'S', url: 'https://example.com' }
  await db.banner.createMany({
    data: [
      { ...small, title: '어디나' },
      { ...small, title: '고객센터', menuType: 4 },
      { ...small, title: '다른 누리집', site: 1 },
      { ...small, title: '다른 연결', connectType: 1 },
      { ...small, title: '지난', shownUntil: day('2026-11-20') },
      { ...small, title: '내일부터', shownFrom: day('2026-11-22') },
    ],
  })
  const popup = { badge: '안내', text: '', actionLabel: '보기', url: '/a', mobilePath: '/m' }
  await db.popup.createMany({
    data: [
      { ...popup, title: '둘째', position: 2 },
      { ...popup, title: '첫째', position: 1, popupType: 2 },
      { ...popup, title: '지난', position: 3, shownUntil: day('2026-11-20') },
      {
        ...popup,
        title: '오늘까지',
        position: 4,
        shownFrom: day('2026-11-01'),
        shownUntil: day('2026-11-21'),
      },
      { ...popup, title: '내일부터', position: 5, shownFrom: day('2026-11-22') },
    ],
  })
})
afterAll(() => api.stop())

describe('banners, popups and sites', () => {
  it('shows one long and two short advertisements', async () => {
    const titles = async (sizeType: 'L' | 'S') =>
      (await api.client.call(listAdBanners, { sizeType })).entity.list.map(({ title }) => title)
    expect(await titles('L')).toEqual(['광고 0'])
    expect(await titles('S')).toEqual(['광고 2', '광고 3'])
    expect((await api.client.call(listAdBanners, { sizeType: 'M' as 'L' })).status).toBe(400)
  })

  it('shows the picture of an advertisement', async () => {
    const { list } = (await api.client.call(listAdBanners, { sizeType: 'L' })).entity
    expect(list.map(({ imagePath }) => imagePath)).toEqual(['/media/0.svg'])
  })

  it('shows ten footer banners a page', async () => {
    const { list, pageInfo } = (await api.client.call(listBanners, { limit: 10, site: 2, sizeType: 'L' }))
      .entity
    expect(list).toHaveLength(10)
    expect(pageInfo).toEqual({ page: 1, totalPage: 2, totalRow: 12 })
  })

  it.each([
    [{}, ['어디나', '고객센터']],
    [{ menuType: 4 }, ['어디나', '고객센터']],
    [{ menuType: 1 }, ['어디나']],
    [{ site: 1 }, ['다른 누리집']],
    [{ connectType: 1 }, ['다른 연결']],
    [{ position: 'footer' }, ['어디나', '고객센터']],
    [{ position: 'Main' }, []],
    [{ isToday: 0 }, ['어디나', '고객센터', '지난']],
  ] as const)('answers %j with the footer banners %j', async (input, expected) => {
    const { list } = (await api.client.call(listBanners, { sizeType: 'S', ...input })).entity
    expect(list.map(({ title }) => title)).toEqual(expected)
  })

  it('shows ended popups only on request and never those ahead', async () => {
    const { list } = (await api.client.call(listPopups, { isToday: 0 })).entity
    expect(list.map(({ title, isToday }) => [title, isToday])).toEqual([
      ['첫째', 1],
      ['둘째', 1],
      ['지난', 0],
      ['오늘까지', 1],
    ])
    expect((await api.client.call(listPopups, { isToday: 2 })).status).toBe(400)
  })

  it('includes the first and the last day of a popup, counted in Seoul days', async () => {
    const titles = async () =>
      (await api.client.call(listPopups, { popupType: 1 })).entity.list.map(({ title }) => title)
    api.clock.set('2026-11-21T23:59:00+09:00')
    expect(await titles()).toEqual(['둘째', '오늘까지'])
    api.clock.set('2026-11-22T00:01:00+09:00')
    expect(await titles()).toEqual(['둘째', '내일부터'])
    api.clock.set('2026-11-21T10:00:00+09:00')
  })

  it('shows popups in their order, all or of one type', async () => {
    const all = (await api.client.call(listPopups, { limit: -1, isToday: 1 })).entity
    expect(all.list.map(({ title }) => title)).toEqual(['첫째', '둘째', '오늘까지'])
    expect(all.list[0]).toMatchObject({ isToday: 1, mobilePath: '/m' })
    expect((await api.client.call(listPopups, { popupType: 2 })).entity.list).toHaveLength(1)
  })

  it('shows all related sites in their order', async () => {
    const { list } = (await api.client.call(listSites, { limit: -1 })).entity
    expect(list.map(({ name }) => name)).toEqual(['가', '나'])
  })
})
