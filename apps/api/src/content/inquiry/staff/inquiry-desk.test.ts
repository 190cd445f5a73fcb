import { randomUUID } from 'node:crypto'
import { followUpInquiry } from '@hygiene/contracts/content/inquiry/follow-up-inquiry'
import { listInquiryReviews } from '@hygiene/contracts/content/inquiry/list-inquiry-reviews'
import { readInquiry } from '@hygiene/contracts/content/inquiry/read-inquiry'
import { answerStaffInquiry } from '@hygiene/contracts/content/inquiry/staff/answer-staff-inquiry'
import { assignInquiry } from '@hygiene/contracts/content/inquiry/staff/assign-inquiry'
import { closeInquiry } from '@hygiene/contracts/content/inquiry/staff/close-inquiry'
import { listStaffInquiries } from '@hygiene/contracts/content/inquiry/staff/list-staff-inquiries'
import { lookAtInquiry } from '@hygiene/contracts/content/inquiry/staff/look-at-inquiry'
import { mendAnswer } from '@hygiene/contracts/content/inquiry/staff/mend-answer'
import { noteInquiry } from '@hygiene/contracts/content/inquiry/staff/note-inquiry'
import { readStaffInquiry } from '@hygiene/contracts/content/inquiry/staff/read-staff-inquiry'
import { listMemberTimeline } from '@hygiene/contracts/member/account/staff/list-member-timeline'
import { findRecords } from '@hygiene/contracts/staff/search/find-records'
import { InquiryType } from '@hygiene/domain'
import { addBranch, addCourse, addEnrolment, paragraphs } from '@hygiene/testing'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type InquiryDesk, openInquiryDesk } from '../../../testing/inquiry-desk.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

const MINUTE = 60_000

let api: TestApi
let desk: InquiryDesk
beforeAll(async () => {
  api = await startTestApi({ LOG_LEVEL: 'silent' })
  api.clock.set('2026-11-23T09:30:00+09:00')
  desk = await openInquiryDesk(api)
})
beforeEach(async () => {
  await desk.at('2026-11-23 09:30')
  const { db } = api.database
  await db.inquiryNote.deleteMany()
  await db.inquiryReviewVersion.deleteMany()
  await db.inquiryReview.deleteMany()
  await db.inquiryAct.deleteMany()
  await db.inquiryLook.deleteMany()
  await db.inquiry.deleteMany()
})
afterAll(() => api.stop())

const row = async (inquiryNo: number) => api.database.db.inquiry.findUniqueOrThrow({ where: { inquiryNo } })
const follow = (inquiryNo: number) =>
  desk.member.call(followUpInquiry, {
    inquiryNo,
    contents: paragraphs(['휴대전화는 갤럭시입니다.']),
    requestNo: randomUUID(),
  })

describe('the queue', () => {
  it('has the first to be due on top, with the working time left and the counts of its tabs', async () => {
    const report = await desk.ask({ inquiryType: InquiryType.report })
    const late = await desk.ask()
    await desk.at('2026-11-23 14:50')
    const fresh = await desk.ask()
    const { entity } = await desk.clerk.client.call(listStaffInquiries, { view: 'todo' })
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
    expect(entity.list[0]).toMatchObject({ writerName: '박*례', assigneeNo: null, deskState: 'open' })
  })

  it('is narrowed by kind, clerk and time, and goes on page by page', async () => {
    const first = await desk.ask()
    const report = await desk.ask({ inquiryType: InquiryType.report })
    const taken = { inquiryNo: first, fromEmployeeNo: null, toEmployeeNo: desk.clerk.employeeNo }
    await desk.clerk.client.call(assignInquiry, taken)
    const { client } = desk.clerk
    expect(await desk.list('mine')).toEqual([first])
    expect(await desk.list('todo', client, { inquiryType: InquiryType.report })).toEqual([report])
    expect(await desk.list('todo', client, { only: 'unassigned' })).toEqual([report])
    expect(await desk.list('todo', client, { only: 'overdue' })).toEqual([])
    await desk.at('2026-11-23 17:00')
    expect(await desk.list('todo', client, { only: 'overdue' })).toEqual([first])
    expect(await desk.list('todo', client, { beyond: first })).toEqual([report])
  })

  it('logs the people it showed, and each look at one', async () => {
    const inquiryNo = await desk.ask()
    await desk.list('todo')
    await desk.read(inquiryNo)
    const log = await api.database.db.auditEntry.findMany({
      where: { employeeNo: desk.clerk.employeeNo },
      orderBy: { auditNo: 'desc' },
      take: 2,
    })
    expect(log.map(({ action, memberNo }) => [action, memberNo])).toEqual([
      [`readStaffInquiry 문의 ${inquiryNo}`, desk.writer.memberNo],
      ['listStaffInquiries', desk.writer.memberNo],
    ])
  })
})

describe('an answer of staff', () => {
  it('ends the clock, is told by text, and is public while notes are not', async () => {
    const inquiryNo = await desk.ask()
    const { client } = desk.clerk
    const noteWords = '사진을 보면 새 창이 막힌 듯'
    await client.call(noteInquiry, { inquiryNo, noteWords, requestNo: randomUUID() })
    await desk.at('2026-11-23 10:10')
    const { reviewNo } = (await desk.answer(inquiryNo)).entity
    expect(await row(inquiryNo)).toMatchObject({
      deskState: 'done',
      dueAt: null,
      clockSince: null,
      firstAnswerMs: 40 * MINUTE,
      assigneeNo: desk.clerk.employeeNo,
    })
    const told = await api.database.db.message.findMany({ where: { aboutNo: reviewNo } })
    expect(told.map(({ kind }) => kind)).toEqual(['inquiryAnswered'])
    const shown = await desk.member.call(listInquiryReviews, { inquiryNo })
    expect(shown.entity.list).toMatchObject([{ isAnswer: true, isQuestion: false }])
    expect(JSON.stringify(shown.entity)).not.toContain('새 창')
    expect((await desk.read(inquiryNo)).entity.notes).toMatchObject([{ noteWords }])
    const { entity } = await client.call(listStaffInquiries, { view: 'done' })
    expect(entity).toMatchObject({ firstAnswerMs: 40 * MINUTE, list: [{ inquiryNo }] })
  })

  it('begins a new term where the inquiry stays open', async () => {
    const inquiryNo = await desk.ask()
    await desk.at('2026-11-23 10:00')
    await desk.answer(inquiryNo, { finishes: false })
    expect(await row(inquiryNo)).toMatchObject({
      deskState: 'open',
      dueAt: new Date('2026-11-23T15:00:00+09:00'),
    })
  })

  it('asks back: the clock stands still until the writer answers', async () => {
    const inquiryNo = await desk.ask()
    await desk.at('2026-11-23 11:30')
    const { reviewNo } = (await desk.answer(inquiryNo, { isQuestion: true, finishes: false })).entity
    expect(await row(inquiryNo)).toMatchObject({ deskState: 'waiting', dueAt: null, answeredAt: null })
    const told = await api.database.db.message.findMany({ where: { aboutNo: reviewNo } })
    expect(told.map(({ kind }) => kind)).toEqual(['inquiryAsked'])
    expect((await desk.member.call(readInquiry, { inquiryNo })).entity.mayFollowUp).toBe(true)
    expect(await desk.list('todo')).toEqual([])
    expect(await desk.list('waiting')).toEqual([inquiryNo])

    await desk.at('2026-11-24 09:00')
    expect((await follow(inquiryNo)).code).toBe(1)
    // Two of the four hours were used on the day before.
    expect(await row(inquiryNo)).toMatchObject({
      deskState: 'open',
      dueAt: new Date('2026-11-24T11:00:00+09:00'),
    })
  })

  it('begins anew where the writer follows a finished one up, and is finished by hand', async () => {
    const inquiryNo = await desk.ask()
    const { client } = desk.clerk
    const close = async () => {
      const { stamp } = (await desk.read(inquiryNo)).entity
      return client.call(closeInquiry, { inquiryNo, stamp })
    }
    expect((await close()).refusal).toBe('INQUIRY_NEEDS_ANSWER')
    await desk.answer(inquiryNo)
    await follow(inquiryNo)
    expect((await row(inquiryNo)).dueAt).toEqual(new Date('2026-11-23T14:30:00+09:00'))
    await desk.answer(inquiryNo, { isQuestion: true, finishes: false })
    expect((await close()).code).toBe(1)
    expect((await row(inquiryNo)).deskState).toBe('done')
  })

  it('is changed as a new version; the old one is kept, and its writer told', async () => {
    const inquiryNo = await desk.ask()
    const { reviewNo } = (await desk.answer(inquiryNo)).entity
    const mend = (version: number, client = desk.other.client) =>
      client.call(mendAnswer, { reviewNo, version, contents: paragraphs(['수정한 답변입니다.']) })
    expect((await mend(1)).entity.version).toBe(2)
    expect((await mend(1)).refusal).toBe('INQUIRY_MOVED_ON')
    const [review] = (await desk.read(inquiryNo)).entity.reviews
    expect(review).toMatchObject({ version: 2, contents: paragraphs(['수정한 답변입니다.']) })
    expect(review?.earlier).toMatchObject([{ version: 1, employeeName: expect.any(String) as string }])
    expect(await api.database.db.message.count({ where: { kind: 'inquiryMended' } })).toBe(1)
    await expect(api.database.db.inquiryReviewVersion.updateMany({ data: { version: 9 } })).rejects.toThrow(
      /not changed/,
    )
  })

  it('is not sent with a field in braces, nor without words', async () => {
    const inquiryNo = await desk.ask()
    for (const contents of [paragraphs(['{수료일}에 수료하셨습니다.']), paragraphs(['{없는칸}']), []])
      expect((await desk.answer(inquiryNo, { contents })).status).toBe(400)
  })

  it.each([
    { inquiryNo: 0 },
    { stamp: 'x' },
    { contents: [{ kind: 'html', html: '<b>x</b>' }] },
    { requestNo: 'x' },
    { isQuestion: 'no' },
  ])('%j is malformed', async (changed) => {
    const sent = {
      inquiryNo: await desk.ask(),
      stamp: '1.0.0',
      contents: paragraphs(['답']),
      isQuestion: false,
      finishes: true,
      requestNo: randomUUID(),
      ...changed,
    }
    expect((await desk.clerk.client.call(answerStaffInquiry, sent as never)).status).toBe(400)
  })
})

describe('the facts beside the thread', () => {
  it('are masked, and fill the fields of canned answers', async () => {
    const course = await addCourse(api.database.db)
    const { enrolmentNo } = await addEnrolment(api.database.db, desk.writer, course, { status: 'completed' })
    const { entity } = await desk.read(await desk.ask())
    expect(entity.writer).toMatchObject({ name: '박*례', phone: '010-****-7812', state: 'active' })
    expect(entity.fieldValues).toMatchObject({ 이름: '박*례', 신청번호: String(enrolmentNo) })
    expect(entity.fieldValues['수료일']).toMatch(/^20\d\d년 /)
    expect(JSON.stringify(entity)).not.toContain('박순례')
  })

  it('of an anonymous report name no person, here, in the search, the timeline and the log', async () => {
    const anonymous = { inquiryType: InquiryType.report, isAnonymous: true, title: '무허가 영업 신고' }
    const inquiryNo = await desk.ask(anonymous)
    const { entity } = await desk.read(inquiryNo)
    expect(entity).toMatchObject({ writer: null, writerName: null, others: [] })
    expect(entity.fieldValues).toEqual({ 직원: expect.any(String) as string, 문의번호: String(inquiryNo) })
    const words = JSON.stringify(entity)
    for (const told of [String(desk.writer.memberNo), '박*례', '박순례'])
      expect(words).not.toContain(`"${told}"`)
    expect(words).not.toContain('"memberNo"')

    const found = await desk.clerk.client.call(findRecords, { words: String(inquiryNo) })
    expect(found.entity.inquiries.list).toMatchObject([{ inquiryNo, name: null, memberNo: null }])
    await desk.answer(inquiryNo)
    const { memberNo } = desk.writer
    const timeline = await desk.clerk.client.call(listMemberTimeline, {
      filter: { memberNo },
      sort: { by: 'at', isDescending: true },
    })
    expect(JSON.stringify(timeline.entity)).not.toContain('무허가')
    const log = await api.database.db.auditEntry.findMany({
      where: { action: { endsWith: `문의 ${inquiryNo}` } },
    })
    expect(new Set(log.map((one) => one.memberNo))).toEqual(new Set([null]))
  })
})

it('says who else has it open or writes, for thirty seconds', async () => {
  const inquiryNo = await desk.ask()
  const look = async (who: InquiryDesk['clerk'], isWriting = false) =>
    (await who.client.call(lookAtInquiry, { inquiryNo, isWriting })).entity
  expect((await look(desk.clerk, true)).lookers).toEqual([])
  const { lookers, stamp } = await look(desk.other)
  expect(lookers).toMatchObject([{ employeeNo: desk.clerk.employeeNo, isWriting: true }])
  await desk.answer(inquiryNo)
  expect((await look(desk.other)).stamp).not.toBe(stamp)
  await desk.at('2026-11-23 09:31')
  expect((await look(desk.other)).lookers).toEqual([])
})

it('is found by its number, and not by those it is not passed on to', async () => {
  const inquiryNo = await desk.ask()
  const find = async (role: 'support' | 'finance' | 'branch') => {
    const branchNo = role === 'branch' ? (await addBranch(api.database.db)).branchNo : null
    const { client } = await logInStaff(api, `finder-${role}`, role, branchNo)
    const read = await client.call(readStaffInquiry, { inquiryNo })
    const found = await client.call(findRecords, { words: String(inquiryNo) })
    return [read.refusal, found.entity.inquiries.list.length]
  }
  expect(await find('support')).toEqual([null, 1])
  expect(await find('finance')).toEqual(['INQUIRY_NOT_FOUND', 0])
  expect(await find('branch')).toEqual(['INQUIRY_NOT_FOUND', 0])
})
