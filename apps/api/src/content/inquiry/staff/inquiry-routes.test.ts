import { randomUUID } from 'node:crypto'
import { uploadFile } from '@hygiene/contracts/platform/file/upload-file'
import { readInquiry } from '@hygiene/contracts/content/inquiry/read-inquiry'
import { CSRF_HEADER, CSRF_VALUE } from '@hygiene/contracts/kit/envelope'
import { assignInquiry } from '@hygiene/contracts/content/inquiry/staff/assign-inquiry'
import { endCannedAnswer } from '@hygiene/contracts/content/inquiry/staff/end-canned-answer'
import { listCannedAnswers } from '@hygiene/contracts/content/inquiry/staff/list-canned-answers'
import { correctAnswer } from '@hygiene/contracts/content/inquiry/staff/correct-answer'
import { mergeInquiry } from '@hygiene/contracts/content/inquiry/staff/merge-inquiry'
import { noteInquiry } from '@hygiene/contracts/content/inquiry/staff/note-inquiry'
import { openInquiryFile } from '@hygiene/contracts/content/inquiry/staff/open-inquiry-file'
import { passInquiry } from '@hygiene/contracts/content/inquiry/staff/pass-inquiry'
import { readWorkingHours } from '@hygiene/contracts/content/inquiry/staff/read-working-hours'
import { saveCannedAnswer } from '@hygiene/contracts/content/inquiry/staff/save-canned-answer'
import { saveWorkingHours } from '@hygiene/contracts/content/inquiry/staff/save-working-hours'
import { undoInquiryMerge } from '@hygiene/contracts/content/inquiry/staff/undo-inquiry-merge'
import { InquiryType } from '@hygiene/domain/text'
import { addBranch, addInquiry, addInquiryReview, addPerson, paragraphs } from '@hygiene/testing'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type InquiryAdmin, openInquiryAdmin } from '../../../testing/inquiry-admin.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
const ABSENT = 999_999

let api: TestApi
let admin: InquiryAdmin
let head: InquiryAdmin['employee']
let branchNo: number
let branch: InquiryAdmin['employee']
let elsewhere: InquiryAdmin['employee']
let finance: InquiryAdmin['employee']
beforeAll(async () => {
  api = await startTestApi({ LOG_LEVEL: 'silent' })
  api.clock.set('2026-11-23T09:30:00+09:00')
  admin = await openInquiryAdmin(api)
  const { db } = api.database
  branchNo = (await addBranch(db)).branchNo
  const other = (await addBranch(db, { name: '부산지회', sidoCode: '2600000000' })).branchNo
  head = await logInStaff(api, 'head1', 'headquarters')
  branch = await logInStaff(api, 'branch1', 'branch', branchNo)
  elsewhere = await logInStaff(api, 'branch2', 'branch', other)
  finance = await logInStaff(api, 'finance1', 'finance')
})
afterAll(() => api.stop())

const added = async (more: Parameters<typeof addInquiry>[2] = {}) =>
  (await addInquiry(api.database.db, admin.writer, more)).inquiryNo
const pass = (inquiryNo: number, more: object = {}, client = admin.employee.client) =>
  client.call(passInquiry, { inquiryNo, target: 'finance', text: '환불을 보아 주세요', ...more } as never)
const assign = (inquiryNo: number, from: number | null, to: number | null, client = admin.employee.client) =>
  client.call(assignInquiry, { inquiryNo, fromEmployeeNo: from, toEmployeeNo: to })

describe('an inquiry', () => {
  it('assigns an inquiry to an employee who may answer and to no other', async () => {
    const inquiryNo = await added()
    const reader = await logInStaff(api, 'reader1', 'readOnly')
    for (const who of [reader.employeeNo, finance.employeeNo, branch.employeeNo, ABSENT])
      expect((await assign(inquiryNo, null, who)).refusal).toBe('ASSIGNEE_NOT_FOUND')
    expect((await assign(inquiryNo, null, admin.other.employeeNo)).code).toBe(1)
    expect((await assign(inquiryNo, null, admin.employee.employeeNo)).refusal).toBe('INQUIRY_TAKEN')
    expect((await assign(inquiryNo, admin.other.employeeNo, null)).code).toBe(1)
    expect((await assign(ABSENT, null, null)).refusal).toBe('INQUIRY_NOT_FOUND')
    const { actions } = (await admin.read(inquiryNo)).entity
    expect(actions.map(({ kind }) => kind)).toEqual(['assigned', 'released'])
  })

  it('passes an inquiry to finance with the words for finance and takes the inquiry back', async () => {
    const inquiryNo = await added()
    expect((await admin.answer(inquiryNo, {}, finance.client)).refusal).toBe('INQUIRY_NOT_FOUND')
    expect((await pass(inquiryNo)).code).toBe(1)
    expect(await admin.list('todo', finance.client)).toEqual([inquiryNo])
    expect(await admin.list('todo')).not.toContain(inquiryNo)
    expect(await admin.list('passed')).toEqual([inquiryNo])
    expect((await admin.read(inquiryNo)).entity).toMatchObject({
      mayAnswer: false,
      actions: [{ kind: 'passed', toRole: 'finance', text: '환불을 보아 주세요' }],
    })
    expect((await admin.read(inquiryNo, finance.client)).entity.mayAnswer).toBe(true)
    expect((await pass(inquiryNo, { target: 'support' }, finance.client)).code).toBe(1)
    expect((await admin.read(inquiryNo, finance.client)).refusal).toBe('INQUIRY_NOT_FOUND')
  })

  it('passes an inquiry to one branch alone, without the writer’s education', async () => {
    const inquiryNo = await added()
    expect((await pass(inquiryNo, { target: 'branch' })).refusal).toBe('INQUIRY_BRANCH_UNKNOWN')
    expect((await pass(inquiryNo, { target: 'branch', branchNo: ABSENT })).refusal).toBe(
      'INQUIRY_BRANCH_UNKNOWN',
    )
    expect((await pass(inquiryNo, { target: 'branch', branchNo })).code).toBe(1)
    expect(await admin.list('todo', branch.client)).toEqual([inquiryNo])
    expect(await admin.list('todo', elsewhere.client)).toEqual([])
    const { entity } = await admin.read(inquiryNo, branch.client)
    expect(entity).toMatchObject({ mayAnswer: true, others: [], writer: { completions: [] } })
    const { client } = elsewhere
    const requestNo = randomUUID()
    const refused = [
      await admin.read(inquiryNo, client),
      await admin.answer(inquiryNo, {}, client),
      await assign(inquiryNo, null, elsewhere.employeeNo, client),
      await pass(inquiryNo, { target: 'support' }, client),
      await client.call(noteInquiry, { inquiryNo, noteText: '메모', requestNo }),
      await client.call(mergeInquiry, { inquiryNo, intoNo: inquiryNo }),
      await client.call(undoInquiryMerge, { inquiryNo }),
    ]
    expect(new Set(refused.map(({ refusal }) => refusal))).toEqual(new Set(['INQUIRY_NOT_FOUND']))
    expect(await admin.list('passed', admin.employee.client, { branchNo })).toEqual([inquiryNo])
  })

  it.each([{ text: '' }, { target: 'readOnly' }, { branchNo: 'x' }])(
    'refuses to pass an inquiry on with %j',
    async (sent) => {
      expect((await pass(await added(), sent)).status).toBe(400)
    },
  )
})

const merge = async (inquiryNo: number, intoNo: number) =>
  (await admin.employee.client.call(mergeInquiry, { inquiryNo, intoNo })).refusal

describe('a duplicate inquiry', () => {
  it('answers a duplicate in the other inquiry, leads its writer there, and undoes the merge', async () => {
    const [intoNo, inquiryNo] = [await added(), await added({ isPrivate: false })]
    const { client } = admin.employee
    expect((await client.call(mergeInquiry, { inquiryNo, intoNo })).code).toBe(1)
    expect((await admin.member.call(readInquiry, { inquiryNo })).entity).toMatchObject({
      isMerged: true,
      mergedIntoNo: intoNo,
      mayEdit: false,
      mayFollowUp: false,
    })
    await addPerson(api.database.db, { userId: 'passer26' })
    const passer = await api.logIn('passer26')
    expect((await passer.call(readInquiry, { inquiryNo })).entity).toMatchObject({
      isMerged: true,
      mergedIntoNo: null,
    })
    expect((await admin.answer(inquiryNo)).refusal).toBe('INQUIRY_MERGED')
    expect((await pass(inquiryNo)).refusal).toBe('INQUIRY_MERGED')
    expect((await client.call(mergeInquiry, { inquiryNo: intoNo, intoNo: inquiryNo })).refusal).toBe(
      'INQUIRY_MERGED',
    )
    expect((await admin.read(intoNo)).entity.mergedNos).toEqual([inquiryNo])

    expect((await client.call(undoInquiryMerge, { inquiryNo })).code).toBe(1)
    expect((await client.call(undoInquiryMerge, { inquiryNo })).refusal).toBe('INQUIRY_NOT_MERGED')
    expect((await admin.member.call(readInquiry, { inquiryNo })).entity.mayEdit).toBe(true)
    expect(await admin.list('todo')).toContain(inquiryNo)
  })

  it('merges only inquiries of one writer and one kind, never anonymous ones', async () => {
    const stranger = await addPerson(api.database.db, { userId: 'stranger26' })
    const theirs = (await addInquiry(api.database.db, stranger)).inquiryNo
    const own = await added()
    const report = await added({ inquiryType: InquiryType.report })
    const hidden = await added({ inquiryType: InquiryType.report, isAnonymous: true })
    expect(await merge(own, theirs)).toBe('INQUIRY_MERGE_MISMATCH')
    expect(await merge(own, report)).toBe('INQUIRY_MERGE_MISMATCH')
    expect(await merge(own, own)).toBe('INQUIRY_MERGE_MISMATCH')
    expect(await merge(report, hidden)).toBe('INQUIRY_ANONYMOUS')
    expect(await merge(hidden, theirs)).toBe('INQUIRY_ANONYMOUS')
    expect(await merge(own, ABSENT)).toBe('INQUIRY_NOT_FOUND')
  })
})

it('opens a file only from its own inquiry', async () => {
  const file = { field: 'file', name: '화면.pdf', type: 'application/pdf', bytes: PDF }
  const { fileNo } = (await admin.member.call(uploadFile, {}, { files: [file] })).entity
  const inquiryNo = await admin.ask({ fileNos: [fileNo] })
  await api.database.db.storedFile.updateMany({ where: { fileNo }, data: { state: 'ready' } })
  const open = (no: number, token = admin.employee.token) =>
    fetch(new URL(openInquiryFile.path, api.client.origin), {
      method: 'POST',
      headers: {
        [CSRF_HEADER]: CSRF_VALUE,
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
      },
      body: JSON.stringify({ inquiryNo: no, fileNo }),
    })
  const opened = await open(inquiryNo)
  expect(Buffer.from(await opened.arrayBuffer())).toEqual(PDF)
  const action = { operation: 'openInquiryFile', subjectKind: 'inquiry', subjectNo: inquiryNo }
  expect(await api.database.db.auditEntry.count({ where: action })).toBe(1)
  expect(await (await open(await added())).json()).toMatchObject({ code: -2504 })
  expect(await (await open(inquiryNo, finance.token)).json()).toMatchObject({ code: -2900 })
})

it('lets staff who see the inquiry change an answer and never the writer’s own words', async () => {
  const inquiryNo = await added()
  const { reviewNo } = (await admin.answer(inquiryNo)).entity
  const correct = async (no: number, client = admin.employee.client) =>
    (await client.call(correctAnswer, { reviewNo: no, version: 1, contents: paragraphs(['수정']) })).refusal
  expect(await correct(reviewNo, elsewhere.client)).toBe('INQUIRY_NOT_FOUND')
  expect(await correct(ABSENT)).toBe('INQUIRY_NOT_FOUND')
  const followUp = await addInquiryReview(api.database.db, { inquiryNo }, {})
  expect(await correct(followUp.reviewNo)).toBe('INQUIRY_NOT_FOUND')
})

it('checks the fields of canned answers, changes them by version, and retires them', async () => {
  const { client } = admin.employee
  const canned = {
    cannedTitle: '수료증 출력(휴대전화)',
    cannedText: '{이름} 님, {수료일}에 수료하셨습니다.',
  }
  const { cannedNo, version } = (await client.call(saveCannedAnswer, canned)).entity
  const change = (at: number) => client.call(saveCannedAnswer, { ...canned, cannedNo, version: at })
  expect((await change(version)).entity.version).toBe(2)
  expect((await change(version)).refusal).toBe('CANNED_CHANGED')
  expect((await client.call(saveCannedAnswer, { ...canned, cannedText: '{주민번호}' })).status).toBe(400)
  expect((await client.call(saveCannedAnswer, { ...canned, cannedNo: ABSENT, version: 1 })).refusal).toBe(
    'CANNED_NOT_FOUND',
  )
  expect((await client.call(listCannedAnswers, {})).entity.list).toMatchObject([{ cannedNo, version: 2 }])
  expect((await client.call(endCannedAnswer, { cannedNo, version: 1 })).refusal).toBe('CANNED_CHANGED')
  expect((await client.call(endCannedAnswer, { cannedNo, version: 2 })).code).toBe(1)
  expect((await client.call(endCannedAnswer, { cannedNo, version: 2 })).refusal).toBe('CANNED_NOT_FOUND')
  expect((await client.call(listCannedAnswers, {})).entity.list).toEqual([])
})

it('lets headquarters change working hours and keeps the time that running clocks used', async () => {
  await admin.at('2026-11-23 09:30')
  const inquiryNo = await admin.ask()
  await admin.at('2026-11-23 10:30')
  const { version, ...hours } = (await head.client.call(readWorkingHours, {})).entity
  const save = (changed: object, seen = version) =>
    head.client.call(saveWorkingHours, { ...hours, version: seen, ...changed })
  expect((await save({ spans: [] })).status).toBe(400)
  expect((await save({ spans: [...hours.spans, hours.spans[0]] })).status).toBe(400)
  expect((await save({ holidays: [{ day: '2026-02-31', name: '없는 날' }] })).status).toBe(400)
  const holidays = [...hours.holidays, { day: '2026-11-24', name: '창립일' }]
  expect((await save({ inquiryMinutes: 480, holidays })).entity.moved).toBeGreaterThan(0)
  expect((await save({})).refusal).toBe('HOURS_CHANGED')
  const { dueAt } = await api.database.db.inquiry.findUniqueOrThrow({ where: { inquiryNo } })
  expect(dueAt).toEqual(new Date('2026-11-25T09:30:00+09:00'))
})
