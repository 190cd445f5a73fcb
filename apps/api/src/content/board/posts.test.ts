import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { countDownload } from '@hygiene/contracts/content/board/count-download'
import { listPosts } from '@hygiene/contracts/content/board/list-posts'
import { readPost } from '@hygiene/contracts/content/board/read-post'
import { downloadFile } from '@hygiene/contracts/platform/file/download-file'
import { addressOf } from '@hygiene/contracts/kit/endpoint'
import type { RichBlock } from '@hygiene/domain/content/board/rich-text'
import { addPerson, addPosts, type ContractClient, paragraphs } from '@hygiene/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

const ATTACK = '<img src=x onerror=alert(1)><script>alert(1)</script>'
const RICH: RichBlock[] = [
  { kind: 'heading', level: 2, text: ATTACK },
  { kind: 'paragraph', runs: [{ text: '전화 ' }, { text: '상담', href: 'tel:02-000-0000', isStrong: true }] },
]

let api: TestApi
let member: ContractClient
let another: ContractClient

function post(
  postNo: number,
  boardType: 1 | 3 | 4 | 6,
  day: string,
  title: string,
  content = paragraphs(['안내합니다.']),
) {
  return { postNo, boardType, title, content, publishedOn: new Date(day) }
}

beforeAll(async () => {
  api = await startTestApi({ LOG_LEVEL: 'silent' })
  const { db } = api.database
  await addPosts(db, [
    post(
      10,
      3,
      '2026-01-05',
      '소독액 만드는 법',
      paragraphs(['물 10리터에 락스 50% 미만을 넣고, 칼과 도마를 담급니다.']),
    ),
    { ...post(11, 3, '2026-02-05', '보관 온도표', RICH), examType: 2 },
    post(12, 3, '2026-02-05', '점검표'),
    post(13, 3, '2026-11-22', '내일의 자료'),
    { ...post(14, 3, '2026-11-01', '쓰는 중인 자료'), isDraft: true },
    post(20, 1, '2026-01-05', '1강 요약'),
    post(21, 1, '2026-01-06', '2강 요약'),
    post(30, 4, '2026-01-05', '환불되나요?'),
    post(60, 6, '2026-01-05', '달걀말이'),
    post(61, 6, '2026-01-06', '비빔밥'),
    post(62, 6, '2026-01-07', '갈비탕'),
  ])
  await addPerson(db, { userId: 'kim2026' })
  await addPerson(db, { userId: 'other26' })
  member = await api.logIn('kim2026')
  another = await api.logIn('other26')
})
afterAll(() => api.stop())

type Asked = Parameters<typeof api.client.call<typeof listPosts>>[1]
async function listed(input: Asked, client = api.client) {
  return (await client.call(listPosts, input)).entity
}
const numbers = async (input: Asked) => (await listed(input)).list.map(({ postNo }) => postNo)
const viewsOf = async (postNo: number) =>
  (await api.database.db.post.findUniqueOrThrow({ where: { postNo } })).viewCount

describe('a board', () => {
  it('lists its own posts newest first without drafts and posts of tomorrow', async () => {
    expect(await numbers({ boardType: 3 })).toEqual([12, 11, 10])
    expect(await numbers({ boardType: 4 })).toEqual([30])
    api.clock.set('2026-11-22T00:00:00+09:00')
    expect(await numbers({ boardType: 3 })).toEqual([13, 12, 11, 10])
    api.clock.set('2026-11-21T10:00:00+09:00')
  })

  it('returns posts page by page', async () => {
    const { list, pageInfo } = await listed({ boardType: 3, limit: 2, page: 2 })
    expect(list).toEqual([
      {
        postNo: 10,
        title: '소독액 만드는 법',
        isImportant: false,
        viewCount: 0,
        regDate: '2026-01-05',
        excerpt: null,
      },
    ])
    expect(pageInfo).toEqual({ page: 2, totalPage: 2, totalRow: 3 })
  })

  it('filters by examType and searches titles and texts', async () => {
    expect(await numbers({ boardType: 3, examType: 2 })).toEqual([11])
    expect(await numbers({ boardType: 3, examType: 1 })).toEqual([])
    expect(await numbers({ boardType: 3, searchText: '온도' })).toEqual([11])
    expect(await numbers({ boardType: 3, searchText: '0% 미' })).toEqual([10])
    expect(await numbers({ boardType: 3, searchText: '0_ 미' })).toEqual([])
  })

  it('shows the words around a match in a text', async () => {
    const [found] = (await listed({ boardType: 3, searchText: '도마' })).list
    expect(found?.excerpt).toContain('칼과 도마를 담급니다.')
    expect((await listed({ boardType: 3, searchText: '점검표' })).list[0]?.excerpt).toBeNull()
  })

  it('returns only its own shown posts among the given numbers', async () => {
    expect(await numbers({ boardType: 6, postNos: '60,62,10,999999999' })).toEqual([62, 60])
    expect(await numbers({ boardType: 6, postNos: '60,62', searchText: '달걀' })).toEqual([60])
    expect(await numbers({ boardType: 3, postNos: '13,14' })).toEqual([])
    expect(await numbers({ boardType: 3, postNos: '20' })).toEqual([])
  })

  it.each([',', '1,', 'a', '-1', '1 OR 1', '1234567890', Array.from({ length: 101 }, () => '1').join(',')])(
    'refuses the numbers %j',
    async (postNos) => expect((await api.client.call(listPosts, { boardType: 6, postNos })).status).toBe(400),
  )

  it.each([{}, { boardType: 7 }, { boardType: 0 }, { boardType: 'a' }, { boardType: 3, page: 0 }])(
    'refuses the request %j',
    async (input) => expect((await api.client.call(listPosts, input as Asked)).status).toBe(400),
  )
})

describe('lecture materials', () => {
  it('refuses lecture materials to a visitor, as a list and as a post', async () => {
    expect((await api.client.call(listPosts, { boardType: 1 })).refusal).toBe('LOGIN_REQUIRED')
    expect((await api.client.call(readPost, { postNo: 20 })).refusal).toBe('LOGIN_REQUIRED')
    expect(await viewsOf(20)).toBe(0)
  })

  it('shows lecture materials to a logged-in member and keeps them out of shared caches', async () => {
    const answer = await member.call(listPosts, { boardType: 1 })
    expect(answer.entity.list).toHaveLength(2)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect((await member.call(readPost, { postNo: 20 })).entity.next).toEqual({
      postNo: 21,
      title: '2강 요약',
    })
    expect((await api.client.call(listPosts, { boardType: 1 })).refusal).toBe('LOGIN_REQUIRED')
  })
})

describe('a post', () => {
  it('returns its text and the shown neighbours on its own board', async () => {
    const { entity } = await api.client.call(readPost, { postNo: 11 })
    expect(entity).toMatchObject({
      title: '보관 온도표',
      boardType: 3,
      contents: RICH,
      files: [],
      previous: { postNo: 10 },
      next: { postNo: 12 },
    })
    expect((await api.client.call(readPost, { postNo: 12 })).entity.next).toBeNull()
  })

  it.each([13, 14, 999])('does not find the post with number %i', async (postNo) => {
    expect((await api.client.call(readPost, { postNo })).refusal).toBe('NOTICE_NOT_FOUND')
  })

  it.each(['a', 0, -1, 2_147_483_648, '1;DROP TABLE "Post"'])(
    'refuses the malformed number %j',
    async (postNo) => {
      expect((await api.client.call(readPost, { postNo })).status).toBe(400)
    },
  )

  it('returns tags in a post as plain text', async () => {
    const response = await fetch(
      `${api.client.origin}${addressOf(listPosts, {}).path}?boardType=3&searchText=onerror`,
    )
    expect(response.headers.get('content-type')).toContain('application/json')
    const { entity } = (await response.json()) as { entity: { list: { excerpt: string }[] } }
    expect(entity.list[0]?.excerpt).toContain(ATTACK)
  })

  it('fails on a text outside the closed schema instead of showing the text', async () => {
    const { db } = api.database
    const content = [{ kind: 'paragraph', runs: [{ text: '여기', href: 'javascript:alert(1)' }] }]
    await addPosts(db, [post(40, 4, '2026-01-01', '고친 글', content as RichBlock[])])
    expect((await api.client.call(readPost, { postNo: 40 })).status).toBe(500)
  })

  it('shows the named version and keeps earlier versions', async () => {
    const { db } = api.database
    const second = { title: '환불은 언제 되나요?', content: [], plainText: '새 글', writtenAt: new Date() }
    await db.postVersion.create({ data: { postNo: 30, version: 2, ...second } })
    expect((await api.client.call(readPost, { postNo: 30 })).entity.title).toBe('환불되나요?')
    await db.post.update({ where: { postNo: 30 }, data: { shownVersion: 2 } })
    expect((await api.client.call(readPost, { postNo: 30 })).entity.title).toBe('환불은 언제 되나요?')
    expect(await db.postVersion.count({ where: { postNo: 30 } })).toBe(2)
  })
})

describe('the view count', () => {
  it('counts each member once', async () => {
    for (const client of [member, member, another, member]) await client.call(readPost, { postNo: 21 })
    expect(await viewsOf(21)).toBe(2)
  })

  it('counts a visitor once for ten concurrent requests', async () => {
    await Promise.all(Array.from({ length: 10 }, () => api.client.call(readPost, { postNo: 10 })))
    expect(await viewsOf(10)).toBe(1)
  })

  it('stores no address and no member number', async () => {
    const kept = await api.database.db.postViewer.findMany()
    expect(kept.length).toBeGreaterThan(2)
    expect(kept.filter(({ viewerKey }) => !/^[0-9a-f]{64}$/.test(viewerKey))).toEqual([])
  })
})

async function attach(postNo: number) {
  const fileNo = randomUUID()
  const storageKey = `posts/${fileNo}`
  const path = join(api.config.STORAGE_DIR, storageKey)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, 'text')
  const file = {
    fileNo,
    postNo,
    name: '점검표.pdf',
    contentType: 'application/pdf',
    sizeBytes: 4,
    storageKey,
  }
  await api.database.db.postFile.create({ data: file })
  return fileNo
}
const open = (fileNo: string) =>
  fetch(`${api.client.origin}${downloadFile.path}?fileNo=${fileNo}`, { redirect: 'manual' })

describe('a file of a post', () => {
  it('lists a file with its post, opens the file for a visitor and counts the download', async () => {
    const fileNo = await attach(12)
    expect(await (await open(fileNo)).text()).toBe('text')
    expect((await api.client.call(countDownload, { fileNo })).entity).toEqual({ downloadCount: 1 })
    expect((await member.call(countDownload, { fileNo })).entity).toEqual({ downloadCount: 2 })
    const { files } = (await api.client.call(readPost, { postNo: 12 })).entity
    expect(files).toEqual([{ fileNo, name: '점검표.pdf', sizeBytes: 4, downloadCount: 2 }])
  })

  it.each([
    [13, 'of tomorrow'],
    [14, 'that is a draft'],
    [20, 'for people who are logged in'],
  ])('hides a file of post %i, %s, from a visitor', async (postNo) => {
    const fileNo = await attach(postNo)
    expect((await api.client.call(countDownload, { fileNo })).refusal).toBe('FILE_NOT_FOUND')
    expect(await (await open(fileNo)).text()).not.toBe('text')
    expect((await api.database.db.postFile.findUniqueOrThrow({ where: { fileNo } })).downloadCount).toBe(0)
  })

  it('counts a member’s download of lecture materials', async () => {
    expect((await member.call(countDownload, { fileNo: await attach(20) })).entity.downloadCount).toBe(1)
  })

  it('refuses a path in place of a file number', async () => {
    expect((await api.client.call(countDownload, { fileNo: '../../../etc/passwd' })).status).toBe(400)
    expect((await api.client.call(countDownload, { fileNo: randomUUID() })).refusal).toBe('FILE_NOT_FOUND')
  })
})
