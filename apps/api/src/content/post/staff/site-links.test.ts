import { listNotices } from '@hygiene/contracts/content/board/list-notices'
import { readNotice } from '@hygiene/contracts/content/board/read-notice'
import { listSiteLinks } from '@hygiene/contracts/content/banner/list-site-links'
import { chooseSiteLink } from '@hygiene/contracts/content/post/staff/choose-site-link'
import { publishContent } from '@hygiene/contracts/content/post/staff/publish-content'
import { readSiteLinks } from '@hygiene/contracts/content/post/staff/read-site-links'
import { saveContent } from '@hygiene/contracts/content/post/staff/save-content'
import { withdrawContent } from '@hygiene/contracts/content/post/staff/withdraw-content'
import { addPosts, type ContractClient, paragraphs } from '@hygiene/testing'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { postBody } from '../../../testing/content-samples.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

let api: TestApi
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
  writer = (await logInStaff(api, `links${turn}`, 'support')).client
})

const NO_TIME = { shownFrom: null, shownUntil: null }
const draftOf = (noticeNo: number) =>
  api.database.db.content.findUniqueOrThrow({
    where: { kind_recordNo: { kind: 'post', recordNo: noticeNo } },
  })
const publish = (contentNo: number, postNo?: number) =>
  writer.call(publishContent, { contentNo, basedOn: 1, ...NO_TIME, ...(postNo ? { postNo } : {}) })
const begin = async () =>
  (await writer.call(saveContent, { body: postBody({ boardType: 2 }) })).entity.contentNo
const shownLinks = async () => (await api.client.call(listSiteLinks, {})).entity.list
const choose = (noticeNo: number | null, basedOn: number, by = writer) =>
  by.call(chooseSiteLink, { place: 'menuGuide', noticeNo, basedOn })
const menuGuide = async () =>
  (await writer.call(readSiteLinks, {})).entity.list.find(({ place }) => place === 'menuGuide')
const later = () => api.clock.set(new Date(api.clock.now().getTime() + 60_000).toISOString())

describe('a new installation', () => {
  it('has notices 137 and 262 as drafts that no visitor sees', async () => {
    expect([await draftOf(137), await draftOf(262)]).toMatchObject([
      { title: '교육 제도 안내', publishedVersion: null },
      { title: '집합교육 일정 안내', publishedVersion: null },
    ])
    expect((await api.client.call(listNotices, {})).entity.list).toEqual([])
    expect((await api.client.call(readNotice, { noticeNo: 137 })).refusal).toBe('NOTICE_NOT_FOUND')
    expect(await shownLinks()).toEqual([])
  })

  it('shows a link from the publication of its draft until its withdrawal', async () => {
    const { contentNo } = await draftOf(262)
    expect((await publish(contentNo)).entity.recordNo).toBe(262)
    expect((await api.client.call(readNotice, { noticeNo: 262 })).entity.title).toBe('집합교육 일정 안내')
    expect(await shownLinks()).toEqual([{ place: 'homeSchedule', noticeNo: 262 }])
    await writer.call(withdrawContent, { contentNo, basedOn: 1 })
    later()
    expect(await shownLinks()).toEqual([])
  })

  it('replaces an untouched draft by the post that arrives under its number', async () => {
    const content = paragraphs(['이전 글'])
    const old = {
      postNo: 137,
      boardType: 2 as const,
      title: '이전 안내',
      content,
      publishedOn: new Date('2026-03-02'),
    }
    await api.database.db.$transaction((db) => addPosts(db, [old]))
    await api.database.db.$executeRaw`SELECT "adopt_contents"()`
    expect(await draftOf(137)).toMatchObject({ title: '이전 안내', version: 2, publishedVersion: 2 })
  })
})

describe('the number of a post', () => {
  it('accepts a free number below 1,001', async () => {
    expect((await publish(await begin(), 77)).entity.recordNo).toBe(77)
    expect((await api.client.call(readNotice, { noticeNo: 77 })).code).toBe(1)
    expect((await publish(await begin())).entity.recordNo).toBeGreaterThan(1000)
  })

  it('refuses a number that a post has or a draft has reserved', async () => {
    await publish(await begin(), 78)
    expect((await publish(await begin(), 78)).refusal).toBe('POST_NUMBER_TAKEN')
    await api.database.db.content.create({
      data: { kind: 'post', part: 2, title: '예약', version: 1, recordNo: 79, changedAt: api.clock.now() },
    })
    expect((await publish(await begin(), 79)).refusal).toBe('POST_NUMBER_TAKEN')
    expect((await publish(await begin(), 1001)).status).toBe(400)
  })

  it('gives a number to one of two concurrent requests', async () => {
    const drafts = [await begin(), await begin()]
    const answers = await Promise.all(drafts.map((contentNo) => publish(contentNo, 80)))
    expect(answers.map(({ refusal }) => refusal ?? 'published').toSorted()).toEqual([
      'POST_NUMBER_TAKEN',
      'published',
    ])
    expect(await api.database.db.postVersion.count({ where: { postNo: 80 } })).toBe(1)
  })

  it('keeps the number once the post is published', async () => {
    const contentNo = await begin()
    await publish(contentNo, 81)
    expect((await publish(contentNo, 82)).refusal).toBe('POST_NUMBER_FIXED')
    expect((await publish(contentNo, 81)).code).toBe(1)
  })
})

describe('the notice of a link', () => {
  it('accepts an employee’s choice of a notice and refuses the second of two concurrent ones', async () => {
    const { recordNo } = (await publish(await begin())).entity
    const { version = 0 } = (await menuGuide()) ?? {}
    const answers = await Promise.all([choose(recordNo, version), choose(recordNo, version)])
    expect(answers.map(({ refusal }) => refusal ?? 'chosen').toSorted()).toEqual(['LINK_CHANGED', 'chosen'])
    expect(await menuGuide()).toMatchObject({ noticeNo: recordNo, isShown: true, version: version + 1 })
    expect(await shownLinks()).toContainEqual({ place: 'menuGuide', noticeNo: recordNo })
    const logged = await api.database.db.auditEntry.count({
      where: { operation: 'chooseSiteLink', subjectKind: 'notice', subjectNo: recordNo },
    })
    expect(logged).toBe(1)
  })

  it('refuses a post that is not a notice', async () => {
    const { contentNo } = (await writer.call(saveContent, { body: postBody({ boardType: 3 }) })).entity
    const { recordNo } = (await publish(contentNo)).entity
    const { version = 0 } = (await menuGuide()) ?? {}
    expect((await choose(recordNo, version)).refusal).toBe('LINK_NOTICE_MISSING')
    expect((await choose(999_999, version)).refusal).toBe('LINK_NOTICE_MISSING')
    expect((await choose(0, version)).status).toBe(400)
    expect((await choose(null, version)).code).toBe(1)
    expect(await menuGuide()).toMatchObject({ noticeNo: null, isShown: false })
  })

  it('refuses a role that only reads and a caller without a login', async () => {
    const reader = (await logInStaff(api, `readonly${turn}`, 'readOnly')).client
    expect((await choose(137, 1, reader)).refusal).not.toBeNull()
    expect((await choose(137, 1, api.client)).refusal).not.toBeNull()
    expect((await api.client.call(readSiteLinks, {})).refusal).not.toBeNull()
  })
})
