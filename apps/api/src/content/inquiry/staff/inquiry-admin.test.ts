import { randomUUID } from 'node:crypto'
import { followUpInquiry } from '@hygiene/contracts/content/inquiry/follow-up-inquiry'
import { listInquiryReviews } from '@hygiene/contracts/content/inquiry/list-inquiry-reviews'
import { readInquiry } from '@hygiene/contracts/content/inquiry/read-inquiry'
import { answerInquiry } from '@hygiene/contracts/content/inquiry/staff/answer-inquiry'
import { assignInquiry } from '@hygiene/contracts/content/inquiry/staff/assign-inquiry'
import { closeInquiry } from '@hygiene/contracts/content/inquiry/staff/close-inquiry'
import { listStaffInquiries } from '@hygiene/contracts/content/inquiry/staff/list-staff-inquiries'
import { viewInquiry } from '@hygiene/contracts/content/inquiry/staff/view-inquiry'
import { correctAnswer } from '@hygiene/contracts/content/inquiry/staff/correct-answer'
import { noteInquiry } from '@hygiene/contracts/content/inquiry/staff/note-inquiry'
import { readStaffInquiry } from '@hygiene/contracts/content/inquiry/staff/read-staff-inquiry'
import { listMemberTimeline } from '@hygiene/contracts/member/account/staff/list-member-timeline'
import { findRecords } from '@hygiene/contracts/staff/search/find-records'
import { InquiryType } from '@hygiene/domain/text'
import { addBranch, addCourse, addEnrolment, paragraphs } from '@hygiene/testing'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type InquiryAdmin, openInquiryAdmin } from '../../../testing/inquiry-admin.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

const MINUTE = 60_000

let api: TestApi
let admin: InquiryAdmin
beforeAll(async () => {
  api = await startTestApi({ LOG_LEVEL: 'silent' })
  api.clock.set('2026-11-23T09:30:00+09:00')
  admin = await openInquiryAdmin(api)
})
beforeEach(async () => {
  await admin.at('2026-11-23 09:30')
  const { db } = api.database
  await db.inquiryNote.deleteMany()
  await db.inquiryReviewVersion.deleteMany()
  await db.inquiryReview.deleteMany()
  await db.inquiryAction.deleteMany()
  await db.inquiryView.deleteMany()
  await db.inquiry.deleteMany()
})
afterAll(() => api.stop())

const row = async (inquiryNo: number) => api.database.db.inquiry.findUniqueOrThrow({ where: { inquiryNo } })
const follow = (inquiryNo: number) =>
  admin.member.call(followUpInquiry, {
    inquiryNo,
    contents: paragraphs(['휴대전화는 갤럭시입니다.']),
    requestNo: randomUUID(),
  })

describe('the queue', () => {
  it('puts the first inquiry due on top with the working time left and the counts of the tabs', async () => {
    const report = await admin.ask({ inquiryType: InquiryType.report })
    const late = await admin.ask()
    await admin.at('2026-11-23 14:50')
    const fresh = await admin.ask()
    const { entity } = await admin.employee.client.call(listStaffInquiries, { view: 'todo' })
    expect(entity.list.map((one) => [one.inquiryNo, one.leftMs])).toEqual([
      [late, -20 * MINUTE],
      [report, 220 * MINUTE],
      [fresh, 240 * MINUTE],
    ])
    expect(entity).toMatchObject({ counts: { todo: 3, mine: 0 }, answerMinutes: 240, firstAnswerMs: null })
    expect(entity.spans).toEqual([
      { fromMinute: 540, untilMinute: 720 },
      { fromMinute: 780, untilMinute: 1080 },
    ])
    expect(entity.list[0]).toMatchObject({ writerName: '박*례', assigneeNo: null, tableState: 'open' })
  })

  it('filters by kind, employee and time and continues page by page', async () => {
    const first = await admin.ask()
    const report = await admin.ask({ inquiryType: InquiryType.report })
    const taken = { inquiryNo: first, fromEmployeeNo: null, toEmployeeNo: admin.employee.employeeNo }
    await admin.employee.client.call(assignInquiry, taken)
    const { client } = admin.employee
    expect(await admin.list('mine')).toEqual([first])
    expect(await admin.list('todo', client, { inquiryType: InquiryType.report })).toEqual([report])
    expect(await admin.list('todo', client, { only: 'unassigned' })).toEqual([report])
    expect(await admin.list('todo', client, { only: 'overdue' })).toEqual([])
    await admin.at('2026-11-23 17:00')
    expect(await admin.list('todo', client, { only: 'overdue' })).toEqual([first])
    expect(await admin.list('todo', client, { beyond: first })).toEqual([report])
  })

  it('logs the people shown and each view of one', async () => {
    const inquiryNo = await admin.ask()
    await admin.list('todo')
    await admin.read(inquiryNo)
    const log = await api.database.db.auditEntry.findMany({
      where: { employeeNo: admin.employee.employeeNo },
      orderBy: { auditNo: 'desc' },
      take: 2,
    })
    expect(log.map(({ operation, subjectNo, memberNo }) => [operation, subjectNo, memberNo])).toEqual([
      ['readStaffInquiry', inquiryNo, admin.writer.memberNo],
      ['listStaffInquiries', null, admin.writer.memberNo],
    ])
  })
})

describe('an answer of staff', () => {
  it('ends the clock, announces a public answer by text, and keeps notes private', async () => {
    const inquiryNo = await admin.ask()
    const { client } = admin.employee
    const noteText = '사진을 보면 새 창이 막힌 듯'
    await client.call(noteInquiry, { inquiryNo, noteText, requestNo: randomUUID() })
    await admin.at('2026-11-23 10:10')
    const { reviewNo } = (await admin.answer(inquiryNo)).entity
    expect(await row(inquiryNo)).toMatchObject({
      tableState: 'done',
      dueAt: null,
      clockSince: null,
      firstAnswerMs: 40 * MINUTE,
      assigneeNo: admin.employee.employeeNo,
    })
    const notified = await api.database.db.message.findMany({ where: { aboutNo: reviewNo } })
    expect(notified.map(({ kind }) => kind)).toEqual(['inquiryAnswered'])
    const shown = await admin.member.call(listInquiryReviews, { inquiryNo })
    expect(shown.entity.list).toMatchObject([{ isAnswer: true, isQuestion: false }])
    expect(JSON.stringify(shown.entity)).not.toContain('새 창')
    expect((await admin.read(inquiryNo)).entity.notes).toMatchObject([{ noteText }])
    const { entity } = await client.call(listStaffInquiries, { view: 'done' })
    expect(entity).toMatchObject({ firstAnswerMs: 40 * MINUTE, list: [{ inquiryNo }] })
  })

  it('starts a new term when the inquiry stays open', async () => {
    const inquiryNo = await admin.ask()
    await admin.at('2026-11-23 10:00')
    await admin.answer(inquiryNo, { finishes: false })
    expect(await row(inquiryNo)).toMatchObject({
      tableState: 'open',
      dueAt: new Date('2026-11-23T15:00:00+09:00'),
    })
  })

  it('stops the clock for a question until the writer answers', async () => {
    const inquiryNo = await admin.ask()
    await admin.at('2026-11-23 11:30')
    const { reviewNo } = (await admin.answer(inquiryNo, { isQuestion: true, finishes: false })).entity
    expect(await row(inquiryNo)).toMatchObject({ tableState: 'waiting', dueAt: null, answeredAt: null })
    const notified = await api.database.db.message.findMany({ where: { aboutNo: reviewNo } })
    expect(notified.map(({ kind }) => kind)).toEqual(['inquiryAsked'])
    expect((await admin.member.call(readInquiry, { inquiryNo })).entity.mayFollowUp).toBe(true)
    expect(await admin.list('todo')).toEqual([])
    expect(await admin.list('waiting')).toEqual([inquiryNo])

    await admin.at('2026-11-24 09:00')
    expect((await follow(inquiryNo)).code).toBe(1)
    expect(await row(inquiryNo)).toMatchObject({
      tableState: 'open',
      dueAt: new Date('2026-11-24T11:00:00+09:00'),
    })
  })

  it('reopens a finished inquiry on a follow-up and finishes the inquiry by hand', async () => {
    const inquiryNo = await admin.ask()
    const { client } = admin.employee
    const close = async () => {
      const { version } = (await admin.read(inquiryNo)).entity
      return client.call(closeInquiry, { inquiryNo, version })
    }
    expect((await close()).refusal).toBe('INQUIRY_NEEDS_ANSWER')
    await admin.answer(inquiryNo)
    await follow(inquiryNo)
    expect((await row(inquiryNo)).dueAt).toEqual(new Date('2026-11-23T14:30:00+09:00'))
    await admin.answer(inquiryNo, { isQuestion: true, finishes: false })
    expect((await close()).code).toBe(1)
    expect((await row(inquiryNo)).tableState).toBe('done')
  })

  it('stores a change as a new version, keeps the old one, and notifies the writer', async () => {
    const inquiryNo = await admin.ask()
    const { reviewNo } = (await admin.answer(inquiryNo)).entity
    const correct = (version: number, client = admin.other.client) =>
      client.call(correctAnswer, { reviewNo, version, contents: paragraphs(['수정한 답변입니다.']) })
    expect((await correct(1)).entity.version).toBe(2)
    expect((await correct(1)).refusal).toBe('INQUIRY_MOVED_ON')
    const [review] = (await admin.read(inquiryNo)).entity.reviews
    expect(review).toMatchObject({ version: 2, contents: paragraphs(['수정한 답변입니다.']) })
    expect(review?.earlier).toMatchObject([{ version: 1, employeeName: expect.any(String) as string }])
    expect(await api.database.db.message.count({ where: { kind: 'inquiryCorrected' } })).toBe(1)
    await expect(api.database.db.inquiryReviewVersion.updateMany({ data: { version: 9 } })).rejects.toThrow(
      /not changed/,
    )
  })

  it('refuses an answer with a field in braces or without words', async () => {
    const inquiryNo = await admin.ask()
    for (const contents of [paragraphs(['{수료일}에 수료하셨습니다.']), paragraphs(['{없는칸}']), []])
      expect((await admin.answer(inquiryNo, { contents })).status).toBe(400)
  })

  it.each([
    { inquiryNo: 0 },
    { version: 'x' },
    { contents: [{ kind: 'html', html: '<b>x</b>' }] },
    { requestNo: 'x' },
    { isQuestion: 'no' },
  ])('refuses the malformed %j', async (changed) => {
    const sent = {
      inquiryNo: await admin.ask(),
      version: '1.0.0',
      contents: paragraphs(['답']),
      isQuestion: false,
      finishes: true,
      requestNo: randomUUID(),
      ...changed,
    }
    expect((await admin.employee.client.call(answerInquiry, sent as never)).status).toBe(400)
  })
})

describe('the facts beside the thread', () => {
  it('masks the facts and fills the fields of canned answers', async () => {
    const course = await addCourse(api.database.db)
    const { enrolmentNo } = await addEnrolment(api.database.db, admin.writer, course, { status: 'completed' })
    const { entity } = await admin.read(await admin.ask())
    expect(entity.writer).toMatchObject({ name: '박*례', phone: '010-****-7812', state: 'active' })
    expect(entity.fieldValues).toMatchObject({ 이름: '박*례', 신청번호: String(enrolmentNo) })
    expect(entity.fieldValues['수료일']).toMatch(/^20\d\d년 /)
    expect(JSON.stringify(entity)).not.toContain('박순례')
  })

  it('names no person of an anonymous report here, in the search, the timeline or the log', async () => {
    const anonymous = { inquiryType: InquiryType.report, isAnonymous: true, title: '무허가 영업 신고' }
    const inquiryNo = await admin.ask(anonymous)
    const { entity } = await admin.read(inquiryNo)
    expect(entity).toMatchObject({ writer: null, writerName: null, others: [] })
    expect(entity.fieldValues).toEqual({ 직원: expect.any(String) as string, 문의번호: String(inquiryNo) })
    const text = JSON.stringify(entity)
    for (const notified of [String(admin.writer.memberNo), '박*례', '박순례'])
      expect(text).not.toContain(`"${notified}"`)
    expect(text).not.toContain('"memberNo"')

    const found = await admin.employee.client.call(findRecords, { text: String(inquiryNo) })
    expect(found.entity.inquiries.list).toMatchObject([{ inquiryNo, name: null, memberNo: null }])
    await admin.answer(inquiryNo)
    const { memberNo } = admin.writer
    const timeline = await admin.employee.client.call(listMemberTimeline, {
      filter: { memberNo },
      sort: { by: 'at', isDescending: true },
    })
    expect(JSON.stringify(timeline.entity)).not.toContain('무허가')
    const log = await api.database.db.auditEntry.findMany({
      where: { subjectKind: 'inquiry', subjectNo: inquiryNo },
    })
    expect(new Set(log.map((one) => one.memberNo))).toEqual(new Set([null]))
  })
})

it('says for thirty seconds who else has an inquiry open or writes', async () => {
  const inquiryNo = await admin.ask()
  const view = async (who: InquiryAdmin['employee'], isWriting = false) =>
    (await who.client.call(viewInquiry, { inquiryNo, isWriting })).entity
  expect((await view(admin.employee, true)).viewers).toEqual([])
  const { viewers, version } = await view(admin.other)
  expect(viewers).toMatchObject([{ employeeNo: admin.employee.employeeNo, isWriting: true }])
  await admin.answer(inquiryNo)
  expect((await view(admin.other)).version).not.toBe(version)
  await admin.at('2026-11-23 09:31')
  expect((await view(admin.other)).viewers).toEqual([])
})

it('finds an inquiry by its number only for those who may see the inquiry', async () => {
  const inquiryNo = await admin.ask()
  const find = async (role: 'support' | 'finance' | 'branch') => {
    const branchNo = role === 'branch' ? (await addBranch(api.database.db)).branchNo : null
    const { client } = await logInStaff(api, `finder-${role}`, role, branchNo)
    const read = await client.call(readStaffInquiry, { inquiryNo })
    const found = await client.call(findRecords, { text: String(inquiryNo) })
    return [read.refusal, found.entity.inquiries.list.length]
  }
  expect(await find('support')).toEqual([null, 1])
  expect(await find('finance')).toEqual(['INQUIRY_NOT_FOUND', 0])
  expect(await find('branch')).toEqual(['INQUIRY_NOT_FOUND', 0])
})
