import { randomUUID } from 'node:crypto'
import { followUpInquiry } from '@hygiene/contracts/content/inquiry/follow-up-inquiry'
import { answerInquiry } from '@hygiene/contracts/content/inquiry/staff/answer-inquiry'
import { assignInquiry } from '@hygiene/contracts/content/inquiry/staff/assign-inquiry'
import { mergeInquiry } from '@hygiene/contracts/content/inquiry/staff/merge-inquiry'
import { noteInquiry } from '@hygiene/contracts/content/inquiry/staff/note-inquiry'
import { saveCannedAnswer } from '@hygiene/contracts/content/inquiry/staff/save-canned-answer'
import { addInquiry, addInquiryReview, paragraphs } from '@hygiene/testing'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type InquiryAdmin, openInquiryAdmin } from '../../../testing/inquiry-admin.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

const ROUNDS = 6

let api: TestApi
let admin: InquiryAdmin
let inquiryNo: number
beforeAll(async () => {
  api = await startTestApi({ LOG_LEVEL: 'silent' })
  admin = await openInquiryAdmin(api)
})
beforeEach(async () => {
  inquiryNo = (await addInquiry(api.database.db, admin.writer)).inquiryNo
})
afterAll(() => api.stop())

const answers = (more: object = {}) => ({
  inquiryNo,
  version: '1.0.0',
  contents: paragraphs(['답변입니다.']),
  isQuestion: false,
  finishes: true,
  requestNo: randomUUID(),
  ...more,
})

it('sends one of two concurrent answers and shows that answer to the other employee first', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    inquiryNo = (await addInquiry(api.database.db, admin.writer)).inquiryNo
    const sent = await Promise.all([
      admin.employee.client.call(answerInquiry, answers()),
      admin.other.client.call(answerInquiry, answers()),
    ])
    expect(sent.map(({ refusal }) => String(refusal)).toSorted()).toEqual(['INQUIRY_MOVED_ON', 'null'])
    const reviews = await api.database.db.inquiryReview.findMany({ where: { inquiryNo } })
    expect(reviews).toHaveLength(1)
    const aboutNo = reviews[0]?.reviewNo ?? 0
    expect(await api.database.db.message.count({ where: { kind: 'inquiryAnswered', aboutNo } })).toBe(1)
    const [late] = (await admin.read(inquiryNo, admin.other.client)).entity.reviews
    expect(late?.reviewNo).toBe(aboutNo)
  }
})

it('sends one answer for ten presses and notifies the writer once', async () => {
  const one = answers()
  const sent = await Promise.all(
    Array.from({ length: 10 }, () => admin.employee.client.call(answerInquiry, one)),
  )
  const reviewNos = new Set(sent.map(({ entity }) => entity.reviewNo))
  expect(reviewNos.size).toBe(1)
  expect(await api.database.db.inquiryReview.count({ where: { inquiryNo } })).toBe(1)
  const [aboutNo = 0] = reviewNos
  expect(await api.database.db.message.count({ where: { kind: 'inquiryAnswered', aboutNo } })).toBe(1)
})

it('does not let an answer pass a concurrent follow-up of the writer', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    inquiryNo = (await addInquiry(api.database.db, admin.writer)).inquiryNo
    const { employeeNo } = admin.employee
    const { reviewNo } = await addInquiryReview(api.database.db, { inquiryNo }, { employeeNo })
    const [answer, follow] = await Promise.all([
      admin.employee.client.call(answerInquiry, answers({ version: `1.${reviewNo}.1` })),
      admin.member.call(followUpInquiry, {
        inquiryNo,
        contents: paragraphs(['하나 더 여쭙니다.']),
        requestNo: randomUUID(),
      }),
    ])
    expect(follow.code).toBe(1)
    const last = await api.database.db.inquiry.findUniqueOrThrow({ where: { inquiryNo } })
    // Whichever won, the inquiry waits for an answer: the follow-up came last, or the answer was refused.
    expect([last.tableState, last.answeredAt]).toEqual(['open', null])
    expect([null, 'INQUIRY_MOVED_ON']).toContain(answer.refusal)
  }
})

it('accepts one of two employees who take an inquiry concurrently and refuses the other', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    inquiryNo = (await addInquiry(api.database.db, admin.writer)).inquiryNo
    const take = (who: InquiryAdmin['employee']) =>
      who.client.call(assignInquiry, { inquiryNo, fromEmployeeNo: null, toEmployeeNo: who.employeeNo })
    const taken = await Promise.all([take(admin.employee), take(admin.other)])
    expect(taken.map(({ refusal }) => String(refusal)).toSorted()).toEqual(['INQUIRY_TAKEN', 'null'])
    expect(await api.database.db.inquiryAction.count({ where: { inquiryNo } })).toBe(1)
  }
})

it('makes one inquiry of two duplicates that are concurrently merged into each other', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const one = (await addInquiry(api.database.db, admin.writer)).inquiryNo
    const other = (await addInquiry(api.database.db, admin.writer)).inquiryNo
    const merged = await Promise.all([
      admin.employee.client.call(mergeInquiry, { inquiryNo: one, intoNo: other }),
      admin.other.client.call(mergeInquiry, { inquiryNo: other, intoNo: one }),
    ])
    expect(merged.map(({ refusal }) => String(refusal)).toSorted()).toEqual(['INQUIRY_MERGED', 'null'])
    const where = { inquiryNo: { in: [one, other] }, mergedIntoNo: null }
    expect(await api.database.db.inquiry.count({ where })).toBe(1)
  }
})

it('writes a repeated note once and accepts one of two changes of a canned answer', async () => {
  const note = { inquiryNo, noteText: '전화함', requestNo: randomUUID() }
  const { client } = admin.employee
  const noted = await Promise.all([client.call(noteInquiry, note), client.call(noteInquiry, note)])
  expect(noted[0]?.entity).toEqual(noted[1]?.entity)

  const canned = { cannedTitle: '제목', cannedText: '{이름} 님' }
  const { cannedNo, version } = (await client.call(saveCannedAnswer, canned)).entity
  const changed = await Promise.all(
    [admin.employee, admin.other].map((who) =>
      who.client.call(saveCannedAnswer, { ...canned, cannedNo, version }),
    ),
  )
  expect(changed.map(({ refusal }) => String(refusal)).toSorted()).toEqual(['CANNED_CHANGED', 'null'])
})
