import { readPost } from '@hygiene/contracts/content/board/read-post'
import { listBranchContacts } from '@hygiene/contracts/content/branch/list-branch-contacts'
import { listAdBanners } from '@hygiene/contracts/content/banner/list-ad-banners'
import { listPopups } from '@hygiene/contracts/content/banner/list-popups'
import { downloadFile } from '@hygiene/contracts/platform/file/download-file'
import { listPolicies } from '@hygiene/contracts/member/policy/list-policies'
import { readPolicy } from '@hygiene/contracts/member/policy/read-policy'
import type { ContentBody } from '@hygiene/contracts/content/post/staff/content-body'
import { listContents } from '@hygiene/contracts/content/post/staff/list-contents'
import { orderContents } from '@hygiene/contracts/content/post/staff/order-contents'
import { publishContent } from '@hygiene/contracts/content/post/staff/publish-content'
import { readContent } from '@hygiene/contracts/content/post/staff/read-content'
import { saveContent } from '@hygiene/contracts/content/post/staff/save-content'
import { uploadContentFile } from '@hygiene/contracts/content/post/staff/upload-content-file'
import { withdrawContent } from '@hygiene/contracts/content/post/staff/withdraw-content'
import { seoulDay } from '@hygiene/domain/time/seoul-day'
import { addBranch, addPerson, type ContractClient } from '@hygiene/testing'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { postBody } from '../../../testing/content-samples.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

let api: TestApi
let head: ContractClient
let writer: ContractClient
let branch: ContractClient
let branchNo: number
let turn = 0

beforeAll(async () => {
  api = await startTestApi()
  branchNo = (await addBranch(api.database.db, { name: '서울지회' })).branchNo
  await addBranch(api.database.db, { name: '부산지회', sidoCode: '2600000000' })
  await api.database.db.$executeRaw`SELECT "adopt_contents"()`
})
afterAll(() => api.stop())
beforeEach(async () => {
  turn += 1
  // Each test uses a day of its own, because public answers are cached for some seconds.
  api.clock.set(`2026-12-${String(turn).padStart(2, '0')}T10:00:00+09:00`)
  head = (await logInStaff(api, `head${turn}`, 'headquarters')).client
  writer = (await logInStaff(api, `writer${turn}`, 'support')).client
  branch = (await logInStaff(api, `branch${turn}`, 'branch', branchNo)).client
})

const NEWEST = { by: 'changedAt', isDescending: true } as const
const listed = async (kind: ContentBody['kind'], by = head) =>
  (await by.call(listContents, { filter: { kind }, sort: NEWEST, text: '' })).entity.list
const begin = async (body: ContentBody, by = writer) =>
  (await by.call(saveContent, { body })).entity.contentNo
const publish = (contentNo: number, basedOn: number, by = writer, shownUntil: string | null = null) =>
  by.call(publishContent, { contentNo, basedOn, shownFrom: null, shownUntil })
const later = () => api.clock.set(new Date(api.clock.now().getTime() + 60_000).toISOString())

const shown = async () =>
  (await api.client.call(listAdBanners, { sizeType: 'S' })).entity.list.map(({ title }) => title)

const seoul = (more: object = {}): ContentBody => ({
  kind: 'branch',
  title: '서울지회',
  phone: '02-111-2222',
  address: '서울 중구',
  openHours: '평일 9시~18시',
  mapUrl: '',
  latitude: 37.5,
  longitude: 127,
  opensOn: null,
  closesOn: null,
  ...more,
})

async function upload(name: string, type: string, bytes: Uint8Array): Promise<string> {
  const file = { field: 'file', name, type, bytes }
  return (await writer.call(uploadContentFile, {}, { files: [file] })).entity.fileNo
}
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const picture = () => upload('a.png', 'image/png', PNG)
const PDF = new TextEncoder().encode(
  '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
)
const opened = async (fileNo: string) => {
  const answer = await fetch(new URL(`${downloadFile.path}?fileNo=${fileNo}&inline=1`, api.client.origin))
  return answer.headers.get('content-type')?.split(';')[0]
}

const POPUP: ContentBody = {
  kind: 'popup',
  title: '연말 접수',
  badge: '온라인',
  text: '31일까지입니다.',
  actionLabel: '신청하기',
  url: '/edu/online',
  mobilePath: '',
  imagePath: '',
  imageAlt: '',
  popupType: 1,
}
const BANNER: ContentBody = {
  kind: 'banner',
  title: '첫째',
  place: 'ad',
  sizeType: 'S',
  url: 'https://a.kr',
  imagePath: '',
  site: 2,
  connectType: 2,
  menuType: null,
}

it('shows a popup until the last day of its time and removes a withdrawn popup', async () => {
  const contentNo = await begin(POPUP)
  await publish(contentNo, 1, writer, '2026-12-31T15:00:00Z')
  const row = await api.database.db.popup.findFirstOrThrow({ where: { title: '연말 접수' } })
  expect(row.shownUntil).toEqual(new Date('2026-12-31'))
  const titles = async () => (await api.client.call(listPopups, {})).entity.list.map(({ title }) => title)
  expect(await titles()).toContain('연말 접수')
  await writer.call(withdrawContent, { contentNo, basedOn: 1 })
  later()
  expect(await titles()).not.toContain('연말 접수')
})

it('opens a popup from before the console without picture words and refuses such a save', async () => {
  const { db } = api.database
  const link = { actionLabel: '보기', url: '/edu/completed', mobilePath: '' }
  const imagePath = '/media/banners/paper.svg'
  await db.popup.create({ data: { title: '예전 알림', badge: '수료증', text: '', ...link, imagePath } })
  await db.$executeRaw`SELECT "adopt_contents"()`
  const { contentNo } = await db.content.findFirstOrThrow({ where: { title: '예전 알림' } })
  const { body } = (await writer.call(readContent, { contentNo })).entity
  expect(body).toMatchObject({ title: '예전 알림', imageAlt: '' })
  expect(await publish(contentNo, 1)).toMatchObject({ code: 1 })
  const save = (imageAlt: string) =>
    writer.call(saveContent, {
      record: { contentNo, basedOn: 1 },
      body: { ...body, imageAlt } as ContentBody,
    })
  expect((await save('')).message).toBe('그림 설명을 적어주세요.')
  expect((await save('수료증 그림')).code).toBe(1)
})

it('moves banners up and down and shows visitors the new order', async () => {
  const first = await begin(BANNER)
  const second = await begin({ ...BANNER, title: '둘째' })
  await publish(first, 1)
  await publish(second, 1)
  expect(await shown()).toEqual(['첫째', '둘째'])
  expect((await writer.call(orderContents, { contentNo: second, direction: 'up' })).code).toBe(1)
  expect((await writer.call(orderContents, { contentNo: second, direction: 'up' })).code).toBe(1)
  later()
  expect(await shown()).toEqual(['둘째', '첫째'])
})

describe('a branch', () => {
  it('lets headquarters correct a branch and shows visitors the correction', async () => {
    const contentNo = (await listed('branch')).find(({ title }) => title === '서울지회')?.contentNo ?? 0
    const record = { contentNo, basedOn: 1 }
    expect((await writer.call(saveContent, { record, body: seoul() })).refusal).toBe('CONTENT_NOT_WRITABLE')
    expect((await head.call(saveContent, { record, body: seoul() })).code).toBe(1)
    expect((await publish(contentNo, 2, head)).entity.recordNo).toBe(branchNo)
    const { list } = (await api.client.call(listBranchContacts, {})).entity
    expect(list.find((row) => row.branchNo === branchNo)?.phone).toBe('02-111-2222')
    expect((await head.call(withdrawContent, { contentNo, basedOn: 2 })).refusal).toBe('CONTENT_STAYS')
  })

  it('shows a branch to its own employees and hides other branches', async () => {
    const all = await listed('branch')
    expect((await listed('branch', branch)).map(({ title }) => title)).toEqual(['서울지회'])
    const theirs = all.find(({ title }) => title === '부산지회')?.contentNo ?? 0
    expect((await branch.call(readContent, { contentNo: theirs })).refusal).toBe('CONTENT_NOT_FOUND')
    expect((await head.call(saveContent, { body: seoul() })).refusal).toBe('BRANCH_PROVINCE_MISSING')
  })
})

it('puts a text of law into force at once before the first member has joined', async () => {
  const contentNo = (await listed('text')).find(({ title }) => title === '개인정보처리방침')?.contentNo ?? 0
  const { version, body, hasMembers } = (await head.call(readContent, { contentNo })).entity
  if (body.kind !== 'text') throw new Error(body.kind)
  expect(hasMembers).toBe(false)
  const inForceOn = seoulDay(api.clock.now())
  await head.call(saveContent, { record: { contentNo, basedOn: version }, body: { ...body, inForceOn } })
  expect((await publish(contentNo, version + 1, head)).refusal).toBeNull()
  const policy = await api.client.call(readPolicy, { kind: 'privacy', inForceOn })
  expect(policy.entity.state).toBe('inForce')
})

it('publishes the text of the marketing consent from the draft of the installation', async () => {
  const row = (await listed('text')).find(({ title }) => title === '마케팅 정보 제3자 제공 동의')
  expect(row).toMatchObject({ state: 'draft', part: 3 })
  const { contentNo = 0 } = row ?? {}
  const { version, body } = (await head.call(readContent, { contentNo })).entity
  if (body.kind !== 'text') throw new Error(body.kind)
  const inForceOn = seoulDay(new Date(api.clock.now().getTime() + 8 * 24 * 3_600_000))
  await head.call(saveContent, { record: { contentNo, basedOn: version }, body: { ...body, inForceOn } })
  expect((await publish(contentNo, version + 1, head)).refusal).toBeNull()
  const policy = await api.client.call(readPolicy, { kind: 'marketing', inForceOn })
  expect(policy.entity).toMatchObject({ state: 'announced', body: { effective: body.effective } })
})

it('announces a text of law seven days ahead, thirty when the change is a disadvantage', async () => {
  await addPerson(api.database.db, { userId: 'first' })
  const contentNo = (await listed('text')).find(({ title }) => title === '이용약관')?.contentNo ?? 0
  const { version, body } = (await head.call(readContent, { contentNo })).entity
  if (body.kind !== 'text') throw new Error(body.kind)
  const next = (inForceOn: string, isDisadvantageous: boolean): ContentBody => ({
    ...body,
    inForceOn,
    isDisadvantageous,
    summary: '환불 기한',
  })
  const { asked, days } = { asked: api.clock.now().getTime(), days: 24 * 3_600_000 }
  const dayAfter = (count: number) => new Date(asked + count * days).toISOString().slice(0, 10)
  const save = (basedOn: number, text: ContentBody) =>
    head.call(saveContent, { record: { contentNo, basedOn }, body: text })
  for (const [at, [wanted, isDisadvantageous, refusal]] of (
    [
      [dayAfter(6), false, 'CONTENT_NOTICE_TOO_SHORT'],
      [dayAfter(29), true, 'CONTENT_NOTICE_TOO_SHORT'],
      [dayAfter(7), false, null],
      [dayAfter(7), false, 'CONTENT_DAY_TAKEN'],
    ] as const
  ).entries()) {
    await save(version + at, next(wanted, isDisadvantageous))
    expect((await publish(contentNo, version + at + 1, head)).refusal).toBe(refusal)
  }
  const announced = { kind: 'terms', inForceOn: dayAfter(7) } as const
  expect((await api.client.call(readPolicy, announced)).entity.state).toBe('announced')
  expect((await api.client.call(listPolicies, {})).entity.list[0]?.summary).toBe('환불 기한')
})

describe('pictures and files', () => {
  it('shows a picture to every visitor and offers a file with its shown post', async () => {
    const [image, paper] = [await picture(), await upload('일정.pdf', 'application/pdf', PDF)]
    const path = `${downloadFile.path}?fileNo=${image}&inline=1`
    const content = [{ kind: 'image' as const, path, alt: '신청 화면', width: 8, height: 8 }]
    const contentNo = await begin(postBody({ content, fileNos: [paper] }))
    expect(await opened(image)).toBe('image/png')
    expect(await opened(paper)).toBe('application/json')
    const { recordNo } = (await publish(contentNo, 1)).entity
    expect(await opened(paper)).toBe('application/pdf')
    const { files } = (await api.client.call(readPost, { postNo: recordNo })).entity
    expect(files.map(({ name }) => name)).toEqual(['일정.pdf'])
    await writer.call(withdrawContent, { contentNo, basedOn: 1 })
    expect(await opened(paper)).toBe('application/json')
  })

  it('refuses a version with a file that is not staff’s own upload', async () => {
    const fileNos = ['4fbd5de6-9a8c-4b58-8e4a-2a3f6b9f9a11']
    expect((await writer.call(saveContent, { body: postBody({ fileNos }) })).refusal).toBe(
      'CONTENT_FILE_GONE',
    )
  })
})
