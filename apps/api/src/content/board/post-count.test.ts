import { listNotices } from '@hygiene/contracts/content/board/list-notices'
import { listPosts } from '@hygiene/contracts/content/board/list-posts'
import { addPosts } from '@hygiene/testing'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())
beforeEach(async () => {
  const { db } = api.database
  await db.post.updateMany({ data: { shownVersion: null } })
  await db.postVersion.deleteMany()
  await db.post.deleteMany()
})

const KINDS = fc.record({
  boardType: fc.constantFrom(3 as const, 4 as const),
  postType: fc.integer({ min: 1, max: 2 }),
  examType: fc.option(fc.integer({ min: 0, max: 2 }), { nil: undefined }),
  isDraft: fc.boolean(),
  publishedOn: fc.constantFrom(new Date('2026-01-05'), new Date('2026-11-21'), new Date('2026-11-22')),
})

async function totals(boardType: 3 | 4) {
  const total = async (examType?: number) =>
    (await api.client.call(listPosts, { boardType, ...(examType === undefined ? {} : { examType }) })).entity
      .pageInfo.totalRow
  return [await total(), await total(0), await total(1), await total(2)]
}

describe('the counts of posts', () => {
  it('matches the posts after any sequence of writes, changes and withdrawals', async () => {
    const { db } = api.database
    let postNo = 0
    await fc.assert(
      fc.asyncProperty(
        fc.array(KINDS, { minLength: 1, maxLength: 8 }),
        fc.array(fc.nat(7), { maxLength: 4 }),
        fc.array(fc.nat(7), { maxLength: 4 }),
        async (kinds, turned, taken) => {
          const posts = kinds.map((kind) => {
            postNo += 1
            const { examType, ...rest } = kind
            const exam = examType === undefined ? {} : { examType }
            return { ...rest, ...exam, postNo, title: '글', content: [] }
          })
          await addPosts(db, posts)
          const numberOf = (at: number) => posts[at]?.postNo ?? 0
          for (const at of turned) {
            await db.post.updateMany({ where: { postNo: numberOf(at) }, data: { boardType: 4, examType: 1 } })
          }
          await db.post.updateMany({
            where: { postNo: { in: taken.map(numberOf) } },
            data: { shownVersion: null },
          })
          for (const boardType of [3, 4] as const) {
            const shown = {
              boardType,
              publishedOn: { lte: new Date('2026-11-21') },
              shownVersion: { not: null },
            }
            const expected = [await db.post.count({ where: shown })]
            for (const examType of [0, 1, 2]) {
              expected.push(await db.post.count({ where: { ...shown, examType } }))
            }
            expect(await totals(boardType)).toEqual(expected)
          }
        },
      ),
      { numRuns: 15 },
    )
  })

  it('applies noticeType and examType together to notices', async () => {
    const notice = { boardType: 2 as const, title: '글', content: [], publishedOn: new Date('2026-01-05') }
    await addPosts(api.database.db, [
      { ...notice, postNo: 5001, postType: 1, examType: 1 },
      { ...notice, postNo: 5002, postType: 2, examType: 1 },
      { ...notice, postNo: 5003, postType: 2, examType: 2 },
    ])
    const listed = async (asked: { noticeType?: number; examType?: number }) => {
      const { list, pageInfo } = (await api.client.call(listNotices, asked)).entity
      return [list.map(({ noticeNo }) => noticeNo), pageInfo.totalRow]
    }
    expect(await listed({ noticeType: 2 })).toEqual([[5003, 5002], 2])
    expect(await listed({ examType: 1 })).toEqual([[5002, 5001], 2])
    expect(await listed({ noticeType: 2, examType: 1 })).toEqual([[5002], 1])
    expect(await listed({ examType: 9 })).toEqual([[], 0])
  })

  it('leaves counts untouched by a read so that readers do not wait for each other', async () => {
    const { db } = api.database
    await addPosts(db, [
      { postNo: 6001, boardType: 3, title: '글', content: [], publishedOn: new Date('2026-01-05') },
    ])
    const place = () => db.$queryRaw<{ at: string }[]>`SELECT xmin::text || ctid::text AS at FROM "PostCount"`
    const before = await place()
    await db.post.update({ where: { postNo: 6001 }, data: { viewCount: { increment: 1 } } })
    expect(await place()).toEqual(before)
  })
})
