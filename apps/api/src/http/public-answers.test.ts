import { listNotices } from '@hygiene/contracts/content/board/list-notices'
import { LOGIN_HEADER } from '@hygiene/contracts/kit/envelope'
import { BoardType } from '@hygiene/domain/text'
import { addPerson, addPosts } from '@hygiene/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../testing/start-test-api.ts'
import { PublicAnswers } from './public-answers.ts'

let api: TestApi
let hour = 0

beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())
beforeEach(async () => {
  hour += 1
  api.clock.set(`2026-11-21T1${hour}:00:00+09:00`)
  const { db } = api.database
  await db.post.updateMany({ data: { shownVersion: null } })
  await db.postVersion.deleteMany()
  await db.post.deleteMany()
  await addNotice(1)
})

function addNotice(noticeNo: number) {
  const post = {
    postNo: noticeNo,
    title: `공지 ${noticeNo}`,
    content: [],
    publishedOn: new Date('2026-11-01'),
  }
  return addPosts(api.database.db, [{ ...post, boardType: BoardType.notice }])
}

async function count(input = {}, client = api.client) {
  const answer = await client.call(listNotices, input)
  return { rows: answer.entity.pageInfo.totalRow, headers: answer.headers }
}

describe('a public answer', () => {
  it('keeps a public answer for thirty seconds here and in other caches together', async () => {
    expect((await count()).headers.get('cache-control')).toBe('public, max-age=30')
    await addNotice(2)

    api.clock.advance(20)
    const kept = await count()
    expect(kept.rows).toBe(1)
    expect(kept.headers.get('cache-control')).toBe('public, max-age=10')
    expect(kept.headers.get('content-type')).toBe('application/json; charset=utf-8')

    api.clock.advance(10)
    expect((await count()).rows).toBe(2)
  })

  it('distinguishes answers by their input, not by its spelling', async () => {
    await count({ searchText: '공지' })
    await addNotice(2)
    expect((await count({ searchText: ' 공지 ' })).rows).toBe(1)
    expect((await count({ searchText: '공지 2' })).rows).toBe(1)
    expect((await count({ limit: 5 })).rows).toBe(2)
  })

  it('gives no kept answer to a blocked address or to another address of the same list', async () => {
    const path = `${api.client.origin}${listNotices.path}`
    const rowsAt = async (query: string) => {
      const answer = (await (await fetch(path + query)).json()) as {
        entity: { pageInfo: { totalRow: number } } | null
      }
      return answer.entity?.pageInfo.totalRow
    }
    expect([await rowsAt('?limit=10'), await rowsAt('?limit=10')]).toEqual([1, 1])
    await addNotice(2)
    expect([await rowsAt('?limit=10'), await rowsAt('?limit=9')]).toEqual([1, 2])
    api.clock.advance(30)
    expect(await rowsAt('?limit=10')).toBe(2)
    await api.database.db.blockedRange.create({ data: { cidr: '127.0.0.0/8', createdAt: api.clock.now() } })
    api.clock.advance(10)
    expect(await rowsAt('?limit=10')).toBeUndefined()
    await api.database.db.blockedRange.deleteMany()
  })

  it('gives a kept answer to a logged-in member as private, together with the renewed login', async () => {
    await addPerson(api.database.db, { userId: 'kim2026' })
    const person = await api.logIn('kim2026')
    await count()
    await addNotice(2)

    const { rows, headers } = await count({}, person)

    expect(rows).toBe(1)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get(LOGIN_HEADER)).toBe('7200')
  })
})

describe('the store of kept answers', () => {
  const now = new Date('2026-11-21T01:00:00Z')

  it('makes room for new answers and keeps those requested last', () => {
    const answers = new PublicAnswers()
    answers.keep('wanted', 'a', 30, now)
    for (let turn = 0; turn < 600; turn += 1) {
      answers.keep(`page ${turn}`, 'b', 30, now)
      expect(answers.find('wanted', now)?.body).toBe('a')
    }
    expect(answers.find('page 0', now)).toBeUndefined()
  })

  it('does not keep very long answers', () => {
    const answers = new PublicAnswers()
    expect(answers.keep('long', 'x'.repeat(200_001), 30, now).seconds).toBe(30)
    expect(answers.find('long', now)).toBeUndefined()
  })
})
