import { randomUUID } from 'node:crypto'
import { readInquiry } from '@hygiene/contracts/content/inquiry/read-inquiry'
import { writeInquiry } from '@hygiene/contracts/content/inquiry/write-inquiry'
import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import type { Member } from '@hygiene/db/generated/client'
import { InquiryType } from '@hygiene/domain/text'
import type { RichBlock } from '@hygiene/domain/content/board/rich-text'
import {
  addEmployee,
  addInquiry,
  addPerson,
  type ContractClient,
  interleave,
  paragraphs,
} from '@hygiene/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { answerAsEmployee } from '../../testing/answer-as-employee.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

const ATTACK = '<img src=x onerror=alert(1)><script>alert(1)</script>'
type Bean = SentTo<typeof writeInquiry>['inquiryBean']

let api: TestApi
let writer: Member
let member: ContractClient
let stranger: ContractClient
let employeeNo: number

beforeAll(async () => {
  api = await startTestApi({ LOG_LEVEL: 'silent' })
  const { db } = api.database
  writer = await addPerson(db, { userId: 'kim2026' })
  await addPerson(db, { userId: 'other26', name: '나그네' })
  member = await api.logIn('kim2026')
  stranger = await api.logIn('other26')
  employeeNo = (await addEmployee(db, { loginId: 'support2026' })).employeeNo
})
beforeEach(async () => {
  await api.database.db.inquiryReview.deleteMany()
  await api.database.db.inquiry.deleteMany()
})
afterAll(() => api.stop())

const bean = (changed: Partial<Bean> = {}): Bean => ({
  inquiryType: InquiryType.inquiry,
  title: '영수증 문의',
  contents: paragraphs(['영수증은 어디에 있나요?']),
  isPrivate: false,
  requestNo: randomUUID(),
  ...changed,
})
const send = (changed: Partial<Bean> = {}, client = member) =>
  client.call(writeInquiry, { inquiryBean: bean(changed) })
const count = () => api.database.db.inquiry.count()
const read = async (inquiryNo: number, client = member) =>
  (await client.call(readInquiry, { inquiryNo })).entity
const answer = (inquiryNo: number) =>
  api.database.db.$transaction((db) =>
    answerAsEmployee(db, { inquiryNo, employeeNo, said: '나의 학습실에 있습니다.' }, api.clock.now()),
  )

describe('writing an inquiry', () => {
  it('stores what was written and no more than the writer chose', async () => {
    const { inquiryNo } = (await send({ isAnonymous: true })).entity
    expect(await read(inquiryNo)).toEqual({
      inquiryNo,
      inquiryType: InquiryType.inquiry,
      title: '영수증 문의',
      contents: paragraphs(['영수증은 어디에 있나요?']),
      files: [],
      isPrivate: false,
      isAnonymous: false,
      isMine: true,
      isAnswered: false,
      writerName: writer.name,
      version: 1,
      mayEdit: true,
      mayFollowUp: false,
      isMerged: false,
      mergedIntoNo: null,
      regDate: '2026-11-21',
    })
  })

  it('hides the writer of an anonymous report from all but the writer', async () => {
    const { inquiryNo } = (await send({ inquiryType: InquiryType.report, isAnonymous: true })).entity
    expect(await read(inquiryNo, stranger)).toMatchObject({ writerName: null, isMine: false, mayEdit: false })
    expect(await read(inquiryNo)).toMatchObject({ writerName: writer.name, isAnonymous: true })
    expect(await api.database.db.inquiry.findFirst()).toMatchObject({ memberNo: writer.memberNo })
  })

  it('refuses an inquiry from a visitor', async () => {
    expect((await send({}, api.client)).refusal).toBe('LOGIN_REQUIRED')
    expect(await count()).toBe(0)
  })

  it('writes one post for concurrent presses', async () => {
    const requestNo = randomUUID()
    const answers = await Promise.all([send({ requestNo }), send({ requestNo }), send({ requestNo })])
    expect(new Set(answers.map(({ entity }) => entity.inquiryNo)).size).toBe(1)
    expect(await count()).toBe(1)
  })

  it('lets another person use the same request number', async () => {
    const requestNo = randomUUID()
    await send({ requestNo })
    await send({ requestNo }, stranger)
    expect(await count()).toBe(2)
  })

  it('accepts ten posts in 24 hours, also under concurrent presses', async () => {
    for (let post = 0; post < 9; post += 1)
      await addInquiry(api.database.db, writer, { writtenAt: api.clock.now() })
    const answers = await Promise.all([send(), send(), send()])
    expect(answers.filter(({ refusal }) => refusal === 'INQUIRY_TOO_OFTEN')).toHaveLength(2)
    expect(await count()).toBe(10)
  })
})

const run = (part: object) => [{ kind: 'paragraph', runs: [part] }]

describe('an invalid inquiry', () => {
  it.each<[string, unknown]>([
    ['HTML', '<p>안녕하세요</p>'],
    ['a block of HTML', [{ kind: 'html', html: ATTACK }]],
    ['an image', [{ kind: 'image', path: '/api/user/logout', alt: '그림', width: 1, height: 1 }]],
    ['a link of a script', run({ text: '여기', href: 'javascript:alert(1)' })],
    ['a link of data', run({ text: '여기', href: 'data:text/html,<script>alert(1)</script>' })],
    ['a style', run({ text: '여기', style: 'position:fixed' })],
    ['nothing', []],
    ['blanks', paragraphs(['   '])],
    ['5,001 letters', paragraphs(['가'.repeat(2501), '나'.repeat(2500)])],
  ])('refuses %s as text', async (_what, contents) => {
    expect((await send({ contents: contents as RichBlock[] })).status).toBe(400)
    expect(await count()).toBe(0)
  })

  it.each<Partial<Record<keyof Bean, unknown>>>([
    { title: '' },
    { title: '가'.repeat(101) },
    { inquiryType: 3 },
    { isPrivate: 1 },
    { requestNo: '1' },
    { inquiryNo: -1 },
  ])('refuses an inquiry with %j', async (changed) => {
    expect((await send(changed as Partial<Bean>)).status).toBe(400)
  })

  it('keeps tags in any field as plain text', async () => {
    const contents: RichBlock[] = [
      { kind: 'heading', level: 2, text: ATTACK },
      { kind: 'paragraph', runs: [{ text: ATTACK, isStrong: true, href: 'https://example.com/"><script>' }] },
      { kind: 'list', isOrdered: false, items: [[{ text: ATTACK }]] },
      { kind: 'table', caption: ATTACK, head: [ATTACK], rows: [[[{ text: ATTACK }]]] },
    ]
    const { inquiryNo } = (await send({ title: ATTACK, contents })).entity
    expect(await read(inquiryNo, stranger)).toMatchObject({ title: ATTACK, contents })
  })
})

describe('changing an inquiry', () => {
  it('replaces the words until an answer and counts the version', async () => {
    const { inquiryNo } = (await send()).entity
    const changed = { inquiryNo, version: 1, title: '고친 제목', isPrivate: true }
    expect((await send({ ...changed, inquiryType: InquiryType.report })).entity).toEqual({ inquiryNo })
    const shown = await read(inquiryNo)
    expect(shown).toMatchObject({ title: '고친 제목', isPrivate: true, version: 2 })
    expect(shown.inquiryType).toBe(InquiryType.inquiry)

    await answer(inquiryNo)
    expect((await send({ ...changed, version: 2 })).refusal).toBe('INQUIRY_ANSWERED')
    expect(await read(inquiryNo)).toMatchObject({ version: 2, mayEdit: false, mayFollowUp: true })
  })

  it('refuses a change from the second of two windows', async () => {
    const { inquiryNo } = (await send()).entity
    await send({ inquiryNo, version: 1, title: '첫째 창' })
    expect((await send({ inquiryNo, version: 1, title: '둘째 창' })).refusal).toBe('INQUIRY_CHANGED')
    expect((await send({ inquiryNo, title: '번호 없는 창' })).refusal).toBe('INQUIRY_CHANGED')
    expect((await read(inquiryNo)).title).toBe('첫째 창')
  })

  it('refuses a change by a stranger, by a visitor and of a post that does not exist', async () => {
    const { inquiryNo } = (await send()).entity
    const changed = { inquiryNo, version: 1, title: '남의 글' }
    expect((await send(changed, stranger)).refusal).toBe('INQUIRY_NOT_FOUND')
    expect((await send(changed, api.client)).refusal).toBe('LOGIN_REQUIRED')
    expect((await send({ ...changed, inquiryNo: 999_999 })).refusal).toBe('INQUIRY_NOT_FOUND')
    expect((await read(inquiryNo)).title).toBe('영수증 문의')
  })

  it('refuses a change that waits for a concurrent answer', async () => {
    const { inquiryNo } = (await send()).entity
    const change = await interleave(
      api.database,
      (db) => answerAsEmployee(db, { inquiryNo, employeeNo, said: '답변' }, api.clock.now()),
      () => send({ inquiryNo, version: 1, title: '뒤늦은 제목' }),
    )
    expect(change.refusal).toBe('INQUIRY_ANSWERED')
    expect((await read(inquiryNo)).title).toBe('영수증 문의')
  })
})
