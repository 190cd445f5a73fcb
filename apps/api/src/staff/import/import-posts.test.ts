import { readNotice } from '@hygiene/contracts/content/board/read-notice'
import { readContent } from '@hygiene/contracts/content/post/staff/read-content'
import type { ContractClient } from '@hygiene/testing'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ImportAdmin, importAdmin } from '../../testing/import-admin.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let employee: ContractClient
let files: ImportAdmin

const HEADER = '글 번호,게시판,제목,내용,올린 날,조회수'.split(',')

beforeAll(async () => {
  api = await startTestApi()
  employee = (await logInStaff(api, 'importer', 'education')).client
  files = importAdmin(api, employee, 'posts', HEADER)
})
afterAll(() => api.stop())

const db = () => api.database.db
const row = (postNo: string, title: string, content = '올해 교육을 안내합니다.') => [
  postNo,
  '공지사항',
  title,
  content,
  '2026-01-05',
  '1250',
]

describe('imported posts', () => {
  it('shows posts under their numbers with their dates', async () => {
    await files.written(await files.preview([row('641', '옛 공지')]))
    expect((await api.client.call(readNotice, { noticeNo: 641 })).entity).toMatchObject({
      title: '옛 공지',
      regDate: '2026-01-05',
      contents: [{ kind: 'paragraph', runs: [{ text: '올해 교육을 안내합니다.' }] }],
    })
  })

  it('stores posts as console records with the file and row they came from', async () => {
    const importNo = await files.preview([row('642', '가져온 공지')])
    await files.written(importNo)
    const { contentNo } = await db().content.findFirstOrThrow({ where: { kind: 'post', recordNo: 642 } })
    expect((await employee.call(readContent, { contentNo })).entity).toMatchObject({
      title: '가져온 공지',
      state: 'shown',
      recordNo: 642,
      origin: { importNo, rowAt: 1 },
    })
  })

  it('replaces an untouched installation draft of the same number and refuses a touched one', async () => {
    await files.written(await files.preview([row('137', '이전 교육 안내')]))
    expect((await api.client.call(readNotice, { noticeNo: 137 })).entity.title).toBe('이전 교육 안내')
    const draft = { kind: 'post', recordNo: 262 } as const
    const { employeeNo } = await db().employee.findFirstOrThrow()
    await db().content.updateMany({ where: draft, data: { changedBy: employeeNo } })
    expect(await files.judged(await files.preview([row('262', '이전 일정')]))).toEqual([
      expect.stringMatching(/^wrong A2 글 번호: 이 번호의 게시글이 이미 있습니다/),
    ])
  })

  it('keeps every later number free for new posts', async () => {
    await files.written(await files.preview([row('5000', '큰 번호')]))
    const [next] = await db().$queryRaw<{ no: number }[]>`SELECT nextval('"Post_postNo_seq"')::int AS "no"`
    expect(next?.no).toBe(5001)
  })

  it('keeps posts unchanged on a second import, even with a changed title', async () => {
    const own = row('643', '두 번 읽은 공지')
    await files.written(await files.preview([own]))
    expect(await files.judged(await files.preview([own]))).toEqual(['same '])
    expect(await files.judged(await files.preview([row('643', '다른 제목')]))).toEqual(['same '])
    expect(await db().postVersion.count({ where: { postNo: 643 } })).toBe(1)
  })

  it('reports row and column of a wrong post', async () => {
    await db().post.create({ data: { postNo: 644, boardType: 2, publishedOn: new Date('2026-01-01') } })
    const rows = [row('644', '쓰는 번호'), row('645', '태그', '<p>안내</p>'), row('0', '영'), row('646', '')]
    expect(await files.judged(await files.preview(rows))).toEqual([
      expect.stringMatching(/^wrong A2 글 번호: 이 번호의 게시글이 이미 있습니다/),
      expect.stringMatching(/^wrong D3 내용: HTML/),
      expect.stringMatching(/^wrong A4 글 번호: /),
      expect.stringMatching(/^wrong C5 제목: 비어/),
    ])
  })
})
