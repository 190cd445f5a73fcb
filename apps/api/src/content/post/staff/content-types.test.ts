import { listNotices } from '@hygiene/contracts/content/board/list-notices'
import { listAdBanners } from '@hygiene/contracts/content/banner/list-ad-banners'
import { listBanners } from '@hygiene/contracts/content/banner/list-banners'
import { listPopups } from '@hygiene/contracts/content/banner/list-popups'
import type { ContentBody } from '@hygiene/contracts/content/post/staff/content-body'
import { publishContent } from '@hygiene/contracts/content/post/staff/publish-content'
import { saveContent } from '@hygiene/contracts/content/post/staff/save-content'
import type { ContractClient } from '@hygiene/testing'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { postBody } from '../../../testing/content-samples.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

let api: TestApi
let writer: ContractClient

beforeAll(async () => {
  api = await startTestApi()
  writer = (await logInStaff(api, 'types1', 'support')).client
})
afterAll(() => api.stop())

async function show(body: ContentBody): Promise<void> {
  const { contentNo } = (await writer.call(saveContent, { body })).entity
  const time = { shownFrom: null, shownUntil: null }
  expect((await writer.call(publishContent, { contentNo, basedOn: 1, ...time })).code).toBe(1)
}
const titles = (answer: { entity: { list: { title: string }[] } }) =>
  answer.entity.list.map(({ title }) => title)
const findNotices = async (asked: { noticeType?: number; examType?: number }) =>
  titles(await api.client.call(listNotices, asked))
const findBanners = async (asked: { site?: number; connectType?: number; menuType?: number }) =>
  titles(await api.client.call(listBanners, { sizeType: 'S', ...asked }))

it('finds a notice by the type and the education set in the console', async () => {
  await show(postBody({ boardType: 2, title: '일정 공지', postType: 2, examType: 2 }))
  await show(postBody({ boardType: 2, title: '법령 공지', postType: 3, examType: null }))
  expect(await findNotices({ noticeType: 2 })).toEqual(['일정 공지'])
  expect(await findNotices({ noticeType: 3 })).toEqual(['법령 공지'])
  expect(await findNotices({ examType: 2 })).toEqual(['일정 공지'])
})

it('shows a popup at the place set in the console', async () => {
  const popup = {
    kind: 'popup',
    badge: '안내',
    text: '',
    actionLabel: '보기',
    url: '/main',
    mobilePath: '',
  } as const
  const none = { imagePath: '', imageAlt: '' }
  await show({ ...popup, ...none, title: '홈 팝업', popupType: 1 })
  await show({ ...popup, ...none, title: '연동 팝업', popupType: 2 })
  expect(titles(await api.client.call(listPopups, { popupType: 1 }))).toEqual(['홈 팝업'])
  expect(titles(await api.client.call(listPopups, { popupType: 2 }))).toEqual(['연동 팝업'])
})

it('shows a footer banner on the site, the connection and the screens set in the console', async () => {
  const banner = {
    kind: 'banner',
    place: 'footer',
    sizeType: 'S',
    url: 'https://a.kr',
    imagePath: '',
  } as const
  await show({ ...banner, title: '고객센터 배너', site: 2, connectType: 2, menuType: 4 })
  await show({ ...banner, title: '연동 배너', site: 1, connectType: 1, menuType: null })
  expect(await findBanners({ menuType: 4 })).toEqual(['고객센터 배너'])
  expect(await findBanners({ menuType: 1 })).toEqual([])
  expect(await findBanners({ site: 1, connectType: 1 })).toEqual(['연동 배너'])
})

it('returns an advertisement with its picture', async () => {
  const ad = { kind: 'banner', place: 'ad', sizeType: 'L', url: 'https://a.kr', title: '공동구매' } as const
  await show({ ...ad, imagePath: '/media/banners/supply.svg', site: 2, connectType: 2, menuType: null })
  const { list } = (await api.client.call(listAdBanners, { sizeType: 'L' })).entity
  expect(list.map(({ imagePath }) => imagePath)).toEqual(['/media/banners/supply.svg'])
})
