import { randomUUID } from 'node:crypto'
import { followUpInquiry } from '@hygiene/contracts/content/inquiry/follow-up-inquiry'
import { listInquiryReviews } from '@hygiene/contracts/content/inquiry/list-inquiry-reviews'
import { readInquiry } from '@hygiene/contracts/content/inquiry/read-inquiry'
import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import type { Member } from '@hygiene/db/generated/client'
import {
  addEmployee,
  addInquiry,
  addInquiryReview,
  addPerson,
  type ContractClient,
  interleave,
  paragraphs,
} from '@hygiene/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { answerAsEmployee } from '../../testing/answer-as-employee.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let writer: Member
let member: ContractClient
let stranger: ContractClient
let employeeNo: number
let inquiryNo: number

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
  inquiryNo = (await addInquiry(api.database.db, writer, { isPrivate: false })).inquiryNo
})
afterAll(() => api.stop())

const answer = () =>
  api.database.db.$transaction((db) =>
    answerAsEmployee(db, { inquiryNo, employeeNo, said: '답변입니다.' }, api.clock.now()),
  )
const follow = (changed: Partial<SentTo<typeof followUpInquiry>> = {}, client = member) =>
  client.call(followUpInquiry, {
    inquiryNo,
    contents: paragraphs(['하나 더 여쭙니다.']),
    requestNo: randomUUID(),
    ...changed,
  })
const text = async (client = member) =>
  (await client.call(listInquiryReviews, { inquiryNo })).entity.list.map(
    ({ contents, isAnswer, mayEdit }) => ({
      said: contents.flatMap((block) => (block.kind === 'paragraph' ? block.runs : []))[0]?.text,
      isAnswer,
      mayEdit,
    }),
  )

describe('a follow-up', () => {
  it('alternates with the answers and makes the inquiry wait again', async () => {
    expect((await follow()).refusal).toBe('INQUIRY_NOT_ANSWERED')
    await answer()
    await follow()
    expect((await follow()).refusal).toBe('INQUIRY_NOT_ANSWERED')
    const waiting = (await member.call(readInquiry, { inquiryNo })).entity
    expect(waiting).toMatchObject({ isAnswered: false, mayEdit: false, mayFollowUp: false })
    expect(await text()).toEqual([
      { said: '답변입니다.', isAnswer: true, mayEdit: false },
      { said: '하나 더 여쭙니다.', isAnswer: false, mayEdit: true },
    ])
    expect((await text(stranger)).map(({ mayEdit }) => mayEdit)).toEqual([false, false])

    await answer()
    expect((await text()).map(({ isAnswer }) => isAnswer)).toEqual([true, false, true])
    expect((await member.call(readInquiry, { inquiryNo })).entity.isAnswered).toBe(true)
  })

  it('writes one follow-up for concurrent presses', async () => {
    await answer()
    const requestNo = randomUUID()
    const answers = await Promise.all([follow({ requestNo }), follow({ requestNo })])
    expect(new Set(answers.map(({ entity }) => entity.reviewNo)).size).toBe(1)
    expect(await text()).toHaveLength(2)
  })

  it('writes one follow-up for concurrent requests from two windows', async () => {
    await answer()
    const answers = await Promise.all([follow(), follow()])
    expect(new Set(answers.map(({ refusal }) => refusal))).toEqual(new Set(['INQUIRY_NOT_ANSWERED', null]))
  })

  it('allows changes to a follow-up until its answer and never to an answer', async () => {
    await answer()
    const { reviewNo } = (await follow()).entity
    await follow({ reviewNo, contents: paragraphs(['고쳐 여쭙니다.']) })
    expect((await text())[1]?.said).toBe('고쳐 여쭙니다.')

    const { reviewNo: answerNo } = await api.database.db.inquiryReview.findFirstOrThrow({
      where: { inquiryNo, employeeNo },
    })
    expect((await follow({ reviewNo: answerNo })).refusal).toBe('INQUIRY_NOT_FOUND')
    await answer()
    expect((await follow({ reviewNo })).refusal).toBe('INQUIRY_ANSWERED')
  })

  it('refuses a change through another inquiry of the same writer', async () => {
    const other = await addInquiry(api.database.db, writer)
    await addInquiryReview(api.database.db, other, { employeeNo })
    const { reviewNo } = await addInquiryReview(api.database.db, other, {})
    expect((await follow({ reviewNo })).refusal).toBe('INQUIRY_NOT_FOUND')
  })

  it('refuses a stranger and a visitor, also under a public inquiry', async () => {
    await answer()
    expect((await follow({}, stranger)).refusal).toBe('INQUIRY_NOT_FOUND')
    expect((await follow({}, api.client)).refusal).toBe('LOGIN_REQUIRED')
    expect(await text()).toHaveLength(1)
  })

  it.each([
    { inquiryNo: 0 },
    { reviewNo: -1 },
    { contents: [] },
    { contents: [{ kind: 'html', html: '<script>alert(1)</script>' }] },
    { contents: [{ kind: 'image', path: '/a.webp', alt: '그림', width: 1, height: 1 }] },
    { requestNo: 'x' },
  ])('refuses the malformed %j', async (changed) => {
    await answer()
    expect((await follow(changed as Partial<SentTo<typeof followUpInquiry>>)).status).toBe(400)
  })

  it('refuses a change that waits for a concurrent answer', async () => {
    await answer()
    const { reviewNo } = (await follow()).entity
    const changed = await interleave(
      api.database,
      (db) => answerAsEmployee(db, { inquiryNo, employeeNo, said: '답변' }, api.clock.now()),
      () => follow({ reviewNo, contents: paragraphs(['뒤늦은 말']) }),
    )
    expect(changed.refusal).toBe('INQUIRY_ANSWERED')
    expect((await text())[1]?.said).toBe('하나 더 여쭙니다.')
  })
})
