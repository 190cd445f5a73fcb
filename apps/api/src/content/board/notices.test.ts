import { countDownload } from '@hygiene/contracts/content/board/count-download'
import { listNotices } from '@hygiene/contracts/content/board/list-notices'
import { readNotice } from '@hygiene/contracts/content/board/read-notice'
import { addPerson, addPosts, paragraphs } from '@hygiene/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi

function notice(postNo: number, day: string, title: string, said = ['안내합니다.']) {
  return {
    postNo,
    boardType: 2 as const,
    title,
    content: paragraphs(said),
    publishedOn: new Date(day),
    postType: postNo === 137 ? 2 : 1,
    ...(postNo === 263 ? { examType: 3 } : {}),
  }
}

beforeAll(async () => {
  api = await startTestApi()
  const { db } = api.database
  await addPosts(db, [
    notice(137, '2026-03-02', '교육 제도 안내'),
    notice(262, '2026-10-01', '집합교육 일정 안내', ['100% 온라인', '대상_안내']),
    notice(263, '2026-10-01', '온라인교육 마감 안내'),
    notice(264, '2026-11-21', '오늘의 공지'),
    notice(265, '2026-11-22', '내일의 공지'),
    { ...notice(266, '2026-11-20', '쓰는 중인 공지'), isDraft: true },
    { ...notice(301, '2026-10-02', '자료실의 글'), boardType: 3 },
  ])
})
afterAll(() => api.stop())

async function numbers(input: Parameters<typeof api.client.call<typeof listNotices>>[1]) {
  return (await api.client.call(listNotices, input)).entity.list.map(({ noticeNo }) => noticeNo)
}

describe('notices', () => {
  it('lists notices latest first once their day has come', async () => {
    expect(await numbers({})).toEqual([264, 263, 262, 137])
    api.clock.set('2026-11-22T00:00:00+09:00')
    expect(await numbers({})).toEqual([265, 264, 263, 262, 137])
    api.clock.set('2026-11-21T10:00:00+09:00')
  })

  it('returns notices page by page or all at once', async () => {
    const { list, pageInfo } = (await api.client.call(listNotices, { limit: 3, page: 2 })).entity
    expect(list).toEqual([
      { noticeNo: 137, title: '교육 제도 안내', isImportant: false, regDate: '2026-03-02', excerpt: null },
    ])
    expect(pageInfo).toEqual({ page: 2, totalPage: 2, totalRow: 4 })
    expect(await numbers({ limit: -1 })).toHaveLength(4)
  })

  it('finds notices by title and text and takes % and _ as plain characters', async () => {
    expect(await numbers({ searchText: '집합교육' })).toEqual([262])
    expect(await numbers({ searchText: '100%' })).toEqual([262])
    expect(await numbers({ searchText: '상_안' })).toEqual([262])
    expect(await numbers({ searchText: '교_육' })).toEqual([])
    expect(await numbers({ searchText: '\\' })).toEqual([])
    expect(await numbers({ noticeType: 2 })).toEqual([137])
    expect(await numbers({ examType: 3 })).toEqual([263])
    expect(await numbers({ examType: 4 })).toEqual([])
  })

  it('names the older neighbour of a notice as previous and the newer one as next', async () => {
    const { entity } = await api.client.call(readNotice, { noticeNo: 263 })
    expect(entity).toEqual({
      noticeNo: 263,
      title: '온라인교육 마감 안내',
      contents: [{ kind: 'paragraph', runs: [{ text: '안내합니다.' }] }],
      isImportant: false,
      regDate: '2026-10-01',
      files: [],
      previous: { noticeNo: 262, title: '집합교육 일정 안내' },
      next: { noticeNo: 264, title: '오늘의 공지' },
    })
  })

  it('lists the files of a notice and counts their downloads', async () => {
    const fileNo = '6f1f6f0e-4c47-4d9b-9a55-1f0c0a6c2a11'
    const facts = { name: '집합교육 안내.pdf', sizeBytes: 2_048 }
    const kept = { contentType: 'application/pdf', storageKey: fileNo }
    await api.database.db.postFile.create({ data: { fileNo, postNo: 264, ...facts, ...kept } })
    expect((await api.client.call(countDownload, { fileNo })).entity).toEqual({ downloadCount: 1 })
    const { files } = (await api.client.call(readNotice, { noticeNo: 264 })).entity
    expect(files).toEqual([{ fileNo, ...facts, downloadCount: 1 }])
  })

  it('counts a reader once despite concurrent requests', async () => {
    const { post } = api.database.db
    const viewsOf = async () => (await post.findUniqueOrThrow({ where: { postNo: 262 } })).viewCount
    const before = await viewsOf()
    await Promise.all(Array.from({ length: 10 }, () => api.client.call(readNotice, { noticeNo: 262 })))
    expect((await viewsOf()) - before).toBe(1)
  })

  it('returns no neighbour beyond either end of the list', async () => {
    expect((await api.client.call(readNotice, { noticeNo: 137 })).entity.previous).toBeNull()
    expect((await api.client.call(readNotice, { noticeNo: 264 })).entity.next).toBeNull()
  })

  it('does not find notices of tomorrow, drafts, posts of other boards or unknown numbers', async () => {
    expect((await api.client.call(readNotice, { noticeNo: 266 })).refusal).toBe('NOTICE_NOT_FOUND')
    expect((await api.client.call(readNotice, { noticeNo: 301 })).refusal).toBe('NOTICE_NOT_FOUND')
    expect((await api.client.call(readNotice, { noticeNo: 265 })).refusal).toBe('NOTICE_NOT_FOUND')
    expect((await api.client.call(readNotice, { noticeNo: 1 })).refusal).toBe('NOTICE_NOT_FOUND')
    expect((await api.client.call(readNotice, { noticeNo: 'a' })).status).toBe(400)
    expect((await api.client.call(listNotices, { limit: 0 })).status).toBe(400)
  })
})

describe('shared caching', () => {
  it('allows public content to be cached for half a minute', async () => {
    const { headers } = await api.client.call(listNotices, {})
    expect(headers.get('cache-control')).toBe('public, max-age=30')
  })

  it('caches neither an answer to a person nor a refusal', async () => {
    await addPerson(api.database.db, { userId: 'kim2026' })
    const person = await api.logIn('kim2026')
    expect((await person.call(listNotices, {})).headers.get('cache-control')).toBe('no-store')
    const refused = await api.client.call(readNotice, { noticeNo: 1 })
    expect(refused.headers.get('cache-control')).toBe('no-store')
  })
})
