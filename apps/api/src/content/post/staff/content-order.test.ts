import { listPosts } from '@hygiene/contracts/content/board/list-posts'
import { listBranchNames } from '@hygiene/contracts/content/branch/list-branch-names'
import { readBranch } from '@hygiene/contracts/content/branch/read-branch'
import { listSites } from '@hygiene/contracts/content/banner/list-sites'
import type { ContentBody } from '@hygiene/contracts/content/post/staff/content-body'
import { viewContent } from '@hygiene/contracts/content/post/staff/view-content'
import { orderContents } from '@hygiene/contracts/content/post/staff/order-contents'
import { publishContent } from '@hygiene/contracts/content/post/staff/publish-content'
import { readContent } from '@hygiene/contracts/content/post/staff/read-content'
import { saveContent } from '@hygiene/contracts/content/post/staff/save-content'
import { withdrawContent } from '@hygiene/contracts/content/post/staff/withdraw-content'
import { BoardType } from '@hygiene/domain/text'
import { addBranch, addSession, type ContractClient } from '@hygiene/testing'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { postBody } from '../../../testing/content-samples.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

let api: TestApi
let head: ContractClient
let writer: ContractClient
let turn = 0

beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())
beforeEach(async () => {
  turn += 1
  // Each test uses a day of its own, because public answers are cached for some seconds.
  api.clock.set(`2026-12-${String(turn).padStart(2, '0')}T10:00:00+09:00`)
  head = (await logInStaff(api, `head${turn}`, 'headquarters')).client
  writer = (await logInStaff(api, `writer${turn}`, 'support')).client
})

async function put(body: ContentBody, by = writer) {
  const { contentNo } = (await by.call(saveContent, { body })).entity
  const shown = await by.call(publishContent, { contentNo, basedOn: 1, shownFrom: null, shownUntil: null })
  return { contentNo, recordNo: shown.entity.recordNo ?? 0 }
}
const titles = async (boardType: BoardType, more: object = {}) =>
  (await api.client.call(listPosts, { boardType, limit: 50, ...more })).entity.list.map(({ title }) => title)
const move = (contentNo: number, direction: 'up' | 'down', by = writer) =>
  by.call(orderContents, { contentNo, direction })

describe('a pinned post', () => {
  it('keeps a pinned post on top of every page until its instant, then in its place', async () => {
    const pinnedUntil = '2026-12-01T12:00:00+09:00'
    const { contentNo } = await put(postBody({ title: '고정', pinnedUntil }))
    for (const title of ['하나', '둘', '셋']) await put(postBody({ title }))
    const all = ['고정', '셋', '둘', '하나']
    expect(await titles(BoardType.library)).toEqual(all)
    const pages = [1, 2, 3, 4, 5].map((page) => titles(BoardType.library, { limit: 1, page }))
    expect((await Promise.all(pages)).flat()).toEqual(all)
    expect(await titles(BoardType.library, { limit: 2, page: 2 })).toEqual(['둘', '하나'])
    expect((await writer.call(readContent, { contentNo })).entity.body).toMatchObject({
      pinnedUntil,
    })
    api.clock.set(pinnedUntil)
    expect(await titles(BoardType.library)).toEqual(['셋', '둘', '하나', '고정'])
  })
})

describe('frequently asked questions', () => {
  it('orders questions as in the console and filters by their subject', async () => {
    const board = BoardType.faq
    const question = (title: string, postType: number) => put(postBody({ title, boardType: board, postType }))
    const refund = await question('환불', 3)
    const print = await question('출력', 5)
    await question('카드', 3)
    expect(await titles(board)).toEqual(['환불', '출력', '카드'])
    expect((await move(print.contentNo, 'up')).code).toBe(1)
    expect((await move(refund.contentNo, 'down')).code).toBe(1)
    expect(await titles(board)).toEqual(['출력', '카드', '환불'])
    expect(await titles(board, { postType: 3 })).toEqual(['카드', '환불'])
    const { body, version } = (await writer.call(readContent, { contentNo: refund.contentNo })).entity
    const record = { contentNo: refund.contentNo, basedOn: version }
    await writer.call(saveContent, { record, body: { ...body, title: '환불은 언제' } })
    await writer.call(publishContent, { ...record, basedOn: 2, shownFrom: null, shownUntil: null })
    expect(await titles(board)).toEqual(['출력', '카드', '환불은 언제'])
  })

  it('applies two concurrent moves one after the other and moves no post of other boards', async () => {
    const board = BoardType.faq
    const made = []
    for (const title of ['가', '나', '다', '라']) made.push(await put(postBody({ title, boardType: board })))
    const moved = await Promise.all(made.map(({ contentNo }) => move(contentNo, 'up')))
    expect(moved.map(({ code }) => code)).toEqual([1, 1, 1, 1])
    const where = { kind: 'post' as const, part: board }
    const rows = await api.database.db.content.findMany({ where, orderBy: { position: 'asc' } })
    expect(rows.map(({ position }) => position)).toEqual(rows.map((_row, at) => at))
    const { contentNo } = await put(postBody())
    expect((await move(contentNo, 'up')).refusal).toBe('CONTENT_NOT_FOUND')
  })
})

const site = (title: string): ContentBody => ({ kind: 'site', title, url: 'https://www.mfds.go.kr' })

it('creates and orders related sites, shows them in their days, and withdraws them', async () => {
  const names = async () =>
    (await api.client.call(listSites, { limit: -1 })).entity.list.map(({ name }) => name)
  const ministry = await put(site('식품의약품안전처'))
  const other = await put(site('식품안전나라'))
  await move(other.contentNo, 'up')
  expect(await names()).toEqual(['식품안전나라', '식품의약품안전처'])
  const bad = { ...site('나쁜 곳'), url: 'javascript:alert(1)' } as ContentBody
  expect((await writer.call(saveContent, { body: bad })).status).toBe(400)
  api.clock.set(new Date(api.clock.now().getTime() + 60_000).toISOString())
  const ended = { shownFrom: null, shownUntil: '2026-12-05T00:00:00+09:00' }
  await writer.call(publishContent, { contentNo: other.contentNo, basedOn: 1, ...ended })
  await writer.call(withdrawContent, { contentNo: ministry.contentNo, basedOn: 1 })
  expect(await names()).toEqual(['식품안전나라'])
  api.clock.set('2026-12-05T10:00:00+09:00')
  expect(await names()).toEqual([])
})

const branch = (more: object = {}): ContentBody => ({
  kind: 'branch',
  title: '세종지회',
  phone: '044-111-2222',
  address: '',
  openHours: '',
  mapUrl: '',
  latitude: null,
  longitude: null,
  sidoCode: '1100000000',
  parentNo: null,
  opensOn: null,
  closesOn: null,
  ...more,
})
const named = async () =>
  (await api.client.call(listBranchNames, {})).entity.list.map(({ branchName }) => branchName)

const beginBranch = async (more: object, by = head) =>
  (await by.call(saveContent, { body: branch(more) })).refusal

describe('a branch', () => {
  it('lets only headquarters create a branch, with its province and 지회', async () => {
    expect(await beginBranch({}, writer)).toBe('CONTENT_NOT_WRITABLE')
    expect(await beginBranch({ sidoCode: undefined })).toBe('BRANCH_PROVINCE_MISSING')
    expect(await beginBranch({ sidoCode: '9999999999' })).toBe('BRANCH_PROVINCE_MISSING')
    const { branchNo } = await addBranch(api.database.db, { name: '충남지회' })
    const lower = await addBranch(api.database.db, { name: '공주지부', parentNo: branchNo })
    expect(await beginBranch({ parentNo: lower.branchNo })).toBe('BRANCH_PROVINCE_MISSING')
    const { recordNo } = await put(branch({ title: '천안지부', parentNo: branchNo }), head)
    const read = (await api.client.call(readBranch, { branchNo: recordNo })).entity
    expect(read).toMatchObject({ branchName: '천안지부', parent: { branchNo } })
  })

  it('shows a branch from its first day until its closing day', async () => {
    const days = { opensOn: '2026-12-10', closesOn: '2026-12-20' }
    const { recordNo } = await put(branch({ title: '하루지회', ...days }), head)
    const shown: boolean[] = []
    for (const day of ['09', '10', '19', '20']) {
      api.clock.set(`2026-12-${day}T10:00:00+09:00`)
      const found = (await api.client.call(readBranch, { branchNo: recordNo })).code === 1
      shown.push(found && (await named()).includes('하루지회'))
    }
    expect(shown).toEqual([false, true, true, false])
  })

  it('refuses to close a branch that still has sessions', async () => {
    const { contentNo, recordNo } = await put(branch({ title: '회차지회' }), head)
    const startsAt = new Date('2026-12-24T10:00:00+09:00')
    const session = await addSession(api.database.db, { startsAt })
    const { sessionNo } = session
    await api.database.db.inPersonSession.update({ where: { sessionNo }, data: { branchNo: recordNo } })
    const close = async (closesOn: string, basedOn: number) => {
      const body = branch({ title: '회차지회', closesOn })
      await head.call(saveContent, { record: { contentNo, basedOn }, body })
      const time = { shownFrom: null, shownUntil: null }
      return (await head.call(publishContent, { contentNo, basedOn: basedOn + 1, ...time })).refusal
    }
    expect(await close('2026-12-24', 1)).toBe('BRANCH_HAS_SESSIONS')
    expect(await close('2026-12-25', 2)).toBeNull()
  })
})

it('shows for thirty seconds who has a record open, with the newest version', async () => {
  const { contentNo } = (await writer.call(saveContent, { body: postBody() })).entity
  const view = async (by: ContractClient, isWriting: boolean) =>
    (await by.call(viewContent, { contentNo, isWriting })).entity
  expect(await view(writer, true)).toEqual({ viewers: [], version: 1 })
  expect((await view(head, false)).viewers).toMatchObject([{ isWriting: true }])
  await writer.call(saveContent, { record: { contentNo, basedOn: 1 }, body: postBody() })
  expect(await view(writer, false)).toMatchObject({ viewers: [{ isWriting: false }], version: 2 })
  api.clock.set(new Date(api.clock.now().getTime() + 31_000).toISOString())
  expect((await view(head, false)).viewers).toEqual([])
  const { branchNo } = await addBranch(api.database.db)
  const theirs = (await logInStaff(api, 'lookbranch', 'branch', branchNo)).client
  const refused = await theirs.call(viewContent, { contentNo, isWriting: false })
  expect(refused.refusal).toBe('CONTENT_NOT_FOUND')
})

const POPUP: ContentBody = {
  kind: 'popup',
  title: '접수',
  badge: '온라인',
  text: '',
  actionLabel: '보기',
  url: '/edu/online',
  mobilePath: '',
  imagePath: '',
  imageAlt: '',
  popupType: 1,
}
const BANNER: ContentBody = {
  kind: 'banner',
  title: '광고',
  place: 'ad',
  sizeType: 'S',
  url: '/a',
  imagePath: '',
  site: 2,
  connectType: 2,
  menuType: null,
}
it.each<[string, ContentBody]>([
  ['a popup', POPUP],
  ['a banner', BANNER],
  ['a related site', { kind: 'site', title: '식약처', url: 'https://www.mfds.go.kr' }],
  ['a branch', branch()],
])('keeps the first of two concurrent saves of %s and refuses the second', async (_what, body) => {
  const { contentNo } = (await head.call(saveContent, { body })).entity
  const save = (title: string) =>
    head.call(saveContent, { record: { contentNo, basedOn: 1 }, body: { ...body, title } })
  const both = await Promise.all([save('하나'), save('둘')])
  expect(both.map(({ refusal }) => refusal ?? 'saved').toSorted()).toEqual(['CONTENT_CHANGED', 'saved'])
  const { version, title } = (await head.call(readContent, { contentNo })).entity
  expect([version, title]).toEqual([2, both[0].refusal === null ? '하나' : '둘'])
})
