import { listNotices } from '@hygiene/contracts/content/board/list-notices'
import { listPosts } from '@hygiene/contracts/content/board/list-posts'
import { MOST_COUNTED } from '@hygiene/domain/content/board/most-counted'
import { addPosts, paragraphs } from '@hygiene/testing'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
const DAY = new Date('2026-01-05')
const TITLES = [
  '식품위생교육 집합교육 일정 변경 안내',
  'HACCP 기준·서식 2026년판',
  '100% 환불_규정\\요약 "예시"',
  '손 씻기 😀 그림 자료',
  "Robert'); DROP TABLE",
]

beforeAll(async () => {
  api = await startTestApi()
  const titled = TITLES.map((title, at) => ({ title, postNo: at + 1 }))
  const many = Array.from({ length: MOST_COUNTED + 25 }, (_, at) => ({ title: '흔한 글', postNo: at + 100 }))
  await addPosts(
    api.database.db,
    [...titled, ...many].map((post) => ({
      ...post,
      boardType: 3 as const,
      content: paragraphs([`본문 ${post.postNo}`]),
      publishedOn: DAY,
    })),
  )
})
afterAll(() => api.stop())

const search = async (searchText: string, page = 1, limit = 10) =>
  (await api.client.call(listPosts, { boardType: 3, searchText, page, limit })).entity
const found = async (searchText: string) =>
  (await search(searchText, 1, -1)).list.map(({ postNo }) => postNo).toSorted((a, b) => a - b)

const signs = (title: string) => Array.from(title)
const partOf = (title: string) =>
  fc
    .tuple(fc.nat(signs(title).length - 1), fc.nat(signs(title).length - 1))
    .map(([one, other]) =>
      signs(title)
        .slice(Math.min(one, other), Math.max(one, other) + 1)
        .join(''),
    )
    .filter((part) => part.trim() === part)

describe('the search for posts', () => {
  it('finds a post by every part of its title, however short and in either case', async () => {
    const parts = fc
      .nat(TITLES.length - 1)
      .chain((at) => fc.record({ at: fc.constant(at), part: partOf(TITLES[at] ?? '') }))
    await fc.assert(
      fc.asyncProperty(parts, fc.boolean(), async ({ at, part }, isSmall) => {
        expect(await found(isSmall ? part.toLowerCase() : part)).toContain(at + 1)
      }),
      { numRuns: 150 },
    )
  })

  it('finds no post that has the letters without the words', async () => {
    const wording = fc.array(fc.constantFrom(...signs('식품위생교육집합일정변경안내%_\\')), {
      minLength: 1,
      maxLength: 5,
    })
    await fc.assert(
      fc.asyncProperty(wording, async (some) => {
        const text = some.join('')
        const having = TITLES.flatMap((title, at) => (title.includes(text) ? [at + 1] : []))
        expect((await found(text)).filter((postNo) => postNo < 100)).toEqual(having)
      }),
      { numRuns: 150 },
    )
  })

  it.each([
    ['%', [3]],
    ['_', [3]],
    ['\\', [3]],
    ['0% 환', [3]],
    ['%규정', []],
    ["');", [5]],
    ['😀', [4]],
    ['기 😀', [4]],
    ['haccp', [2]],
    ['본문 3', [3]],
    ['뷁', []],
    ['글\n본', []],
  ])('takes the characters of %j literally', async (text, numbers) => {
    expect((await found(text)).filter((postNo) => postNo < 100)).toEqual(numbers)
  })

  it('counts ahead by a bounded number of hits and reaches the last of them', async () => {
    const all = MOST_COUNTED + 25
    const { pageInfo } = await search('흔한')
    expect(pageInfo.totalRow).toBe(MOST_COUNTED + 10)
    expect((await search('흔한', 4)).pageInfo.totalRow).toBe(all)
    expect((await search('흔한', 33)).list).toHaveLength(5)
    expect((await search('흔한', 34)).list).toEqual([])
    expect((await search('흔한', 1, -1)).pageInfo.totalRow).toBe(all)
  })

  it('skips drafts, posts of tomorrow and versions that are not shown', async () => {
    const { db } = api.database
    const post = { boardType: 2 as const, title: '감춰진 글', content: [], publishedOn: DAY }
    await addPosts(db, [
      { ...post, postNo: 900, isDraft: true },
      { ...post, postNo: 901, publishedOn: new Date('2026-11-22') },
      { ...post, postNo: 902, title: '보이는 글' },
    ])
    await db.postVersion.create({
      data: { postNo: 902, version: 2, title: '감춰진 글', content: [], plainText: '', writtenAt: DAY },
    })
    const hidden = async () =>
      (await api.client.call(listNotices, { searchText: '감춰진', limit: -1 })).entity.list.length
    expect(await hidden()).toBe(0)
    await db.post.update({ where: { postNo: 902 }, data: { shownVersion: 2 } })
    api.clock.set('2026-11-22T00:00:00+09:00')
    expect(await hidden()).toBe(2)
  })
})
