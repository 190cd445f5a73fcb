import { listPosts } from '@hygiene/contracts/content/board/list-posts'
import { readPost } from '@hygiene/contracts/content/board/read-post'
import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import type { ContentBody } from '@hygiene/contracts/content/post/staff/content-body'
import { listContents } from '@hygiene/contracts/content/post/staff/list-contents'
import { publishContent } from '@hygiene/contracts/content/post/staff/publish-content'
import { readContent } from '@hygiene/contracts/content/post/staff/read-content'
import { readContentVersion } from '@hygiene/contracts/content/post/staff/read-content-version'
import { restoreContent } from '@hygiene/contracts/content/post/staff/restore-content'
import { saveContent } from '@hygiene/contracts/content/post/staff/save-content'
import { withdrawContent } from '@hygiene/contracts/content/post/staff/withdraw-content'
import type { ContractClient } from '@hygiene/testing'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'
import { postBody } from '../../../testing/content-samples.ts'

let api: TestApi
let writer: ContractClient
let other: ContractClient
let reader: ContractClient
let branch: ContractClient

let turn = 0

beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())
beforeEach(async () => {
  turn += 1
  api.clock.set('2026-12-01T10:00:00+09:00')
  writer = (await logInStaff(api, `writer${turn}`, 'education')).client
  other = (await logInStaff(api, `other${turn}`, 'support')).client
  reader = (await logInStaff(api, `reader${turn}`, 'readOnly')).client
  branch = (await logInStaff(api, `branch${turn}`, 'branch')).client
})

type Time = Pick<SentTo<typeof publishContent>, 'shownFrom' | 'shownUntil'>
const ALWAYS: Time = { shownFrom: null, shownUntil: null }

async function draft(
  more: Partial<Extract<ContentBody, { kind: 'post' }>> = {},
  by = writer,
): Promise<number> {
  return (await by.call(saveContent, { body: postBody(more) })).entity.contentNo
}
const publish = (contentNo: number, basedOn: number, time: Time = ALWAYS, by = writer) =>
  by.call(publishContent, { contentNo, basedOn, ...time })
const offered = async () => (await api.client.call(listPosts, { boardType: 3, limit: 50 })).entity
const titles = async () => (await offered()).list.map(({ title }) => title)

describe('a post', () => {
  it('hides a draft until its publication and a correction until the next publication', async () => {
    const contentNo = await draft({ title: '처음 글' })
    expect(await titles()).not.toContain('처음 글')
    const { recordNo } = (await publish(contentNo, 1)).entity
    expect((await api.client.call(readPost, { postNo: recordNo })).entity.title).toBe('처음 글')

    const saved = await writer.call(saveContent, {
      record: { contentNo, basedOn: 1 },
      body: postBody({ title: '수정한 글' }),
    })
    expect(saved.entity).toEqual({ contentNo, version: 2 })
    expect((await api.client.call(readPost, { postNo: recordNo })).entity.title).toBe('처음 글')
    expect((await publish(contentNo, 2)).entity.recordNo).toBe(recordNo)
    expect((await api.client.call(readPost, { postNo: recordNo })).entity.title).toBe('수정한 글')
  })

  it('shows and hides a post at its instants, including counts, neighbours and numbers', async () => {
    const before = (await offered()).pageInfo.totalRow
    const contentNo = await draft({ title: '예약한 글' })
    const time = { shownFrom: '2026-12-10T00:00:00Z', shownUntil: '2026-12-20T00:00:00Z' }
    const { recordNo } = (await publish(contentNo, 1, time)).entity
    const seen = async (now: string) => {
      api.clock.set(now)
      const { list, pageInfo } = await offered()
      const one = await api.client.call(readPost, { postNo: recordNo })
      return [list.some(({ title }) => title === '예약한 글'), pageInfo.totalRow - before, one.refusal]
    }
    expect(await seen('2026-12-10T08:59:59+09:00')).toEqual([false, 0, 'NOTICE_NOT_FOUND'])
    expect(await seen('2026-12-10T09:00:00+09:00')).toEqual([true, 1, null])
    expect(await seen('2026-12-20T08:59:59+09:00')).toEqual([true, 1, null])
    expect(await seen('2026-12-20T09:00:00+09:00')).toEqual([false, 0, 'NOTICE_NOT_FOUND'])
  })

  it('withdraws a post, keeps its versions, and publishes again under its number', async () => {
    const contentNo = await draft({ title: '내릴 글' })
    const { recordNo } = (await publish(contentNo, 1)).entity
    expect((await writer.call(withdrawContent, { contentNo, basedOn: 1 })).code).toBe(1)
    expect(await titles()).not.toContain('내릴 글')
    expect((await writer.call(withdrawContent, { contentNo, basedOn: 1 })).refusal).toBe('CONTENT_NOT_SHOWN')
    expect((await writer.call(readContent, { contentNo })).entity.state).toBe('withdrawn')
    expect((await publish(contentNo, 1)).entity.recordNo).toBe(recordNo)
  })

  it('refuses a display time that is over or has no length', async () => {
    const contentNo = await draft()
    const end = '2026-12-01T01:00:00Z'
    expect((await publish(contentNo, 1, { shownFrom: null, shownUntil: end })).refusal).toBe(
      'CONTENT_ENDED_ALREADY',
    )
    const empty = { shownFrom: '2026-12-05T00:00:00Z', shownUntil: '2026-12-05T00:00:00Z' }
    expect((await publish(contentNo, 1, empty)).refusal).toBe('CONTENT_ENDS_BEFORE_START')
  })
})

describe('the versions of a post', () => {
  it('names who wrote when and restores an earlier version as a new one', async () => {
    const contentNo = await draft({ title: '버전 1' })
    await other.call(saveContent, { record: { contentNo, basedOn: 1 }, body: postBody({ title: '버전 2' }) })
    const restored = await writer.call(restoreContent, { contentNo, basedOn: 2, version: 1 })
    expect(restored.entity.version).toBe(3)
    const { entity } = await reader.call(readContent, { contentNo })
    expect(entity.versions.map(({ version, title, restoredFrom }) => [version, title, restoredFrom])).toEqual(
      [
        [3, '버전 1', 1],
        [2, '버전 2', null],
        [1, '버전 1', null],
      ],
    )
    expect(entity.isWritable).toBe(false)
    const second = await reader.call(readContentVersion, { contentNo, version: 2 })
    expect(second.entity.body.title).toBe('버전 2')
    expect((await reader.call(readContentVersion, { contentNo, version: 9 })).refusal).toBe(
      'CONTENT_NOT_FOUND',
    )
  })

  it('stores versions append-only in the database', async () => {
    const contentNo = await draft()
    const change = { where: { contentNo }, data: { restoredFrom: 7 } }
    await expect(api.database.db.contentVersion.updateMany(change)).rejects.toThrow(/append-only/)
  })

  it('refuses the second of two concurrent saves and loses nothing', async () => {
    const contentNo = await draft()
    const save = (by: ContractClient, title: string) =>
      by.call(saveContent, { record: { contentNo, basedOn: 1 }, body: postBody({ title }) })
    const answers = await Promise.all([
      save(writer, '가'),
      save(other, '나'),
      save(writer, '다'),
      save(other, '라'),
    ])
    const notified = answers.filter(({ refusal }) => refusal === 'CONTENT_CHANGED')
    expect([answers.filter(({ code }) => code === 1).length, notified.length]).toEqual([1, 3])
    expect((await writer.call(readContent, { contentNo })).entity.version).toBe(2)
    expect((await publish(contentNo, 1)).refusal).toBe('CONTENT_CHANGED')
  })
})

describe('permissions for posts', () => {
  it('hides posts from a branch’s employee and lets a reader write none', async () => {
    const contentNo = await draft()
    expect((await branch.call(readContent, { contentNo })).refusal).toBe('CONTENT_NOT_FOUND')
    const sort = { by: 'changedAt', isDescending: true } as const
    expect((await branch.call(listContents, { filter: {}, sort, text: '' })).entity.list).toEqual([])
    expect((await reader.call(saveContent, { body: postBody() })).refusal).toBe('STAFF_FORBIDDEN')
  })

  it('logs every write in the staff log', async () => {
    const contentNo = await draft()
    await publish(contentNo, 1)
    await writer.call(withdrawContent, { contentNo, basedOn: 1 })
    const actions = await api.database.db.auditEntry.findMany({
      where: { subjectKind: 'content', subjectNo: contentNo },
      orderBy: { at: 'asc' },
    })
    expect(new Set(actions.map(({ operation }) => operation))).toEqual(
      new Set(['publishContent', 'saveContent', 'withdrawContent']),
    )
  })
})

it('filters the list by board, state and words of the title', async () => {
  const sort = { by: 'changedAt', isDescending: true } as const
  const contentNo = await draft({ title: '찾을 글 100%', boardType: 5 })
  const found = async (filter: SentTo<typeof listContents>['filter'], text = '') =>
    (await reader.call(listContents, { filter, sort, text })).entity.list.map((row) => row.contentNo)
  expect(await found({ kind: 'post', part: 5, state: 'draft' }, '100%')).toEqual([contentNo])
  await publish(contentNo, 1, { shownFrom: '2026-12-01T01:10:00Z', shownUntil: null })
  expect(await found({ kind: 'post', part: 5, state: 'draft' })).toEqual([])
  expect(await found({ part: 5, state: 'scheduled' })).toEqual([contentNo])
  api.clock.set('2026-12-01T10:10:00+09:00')
  expect(await found({ part: 5, state: 'shown' })).toEqual([contentNo])
  expect(await found({ kind: 'banner', part: 5 })).toEqual([])
})
