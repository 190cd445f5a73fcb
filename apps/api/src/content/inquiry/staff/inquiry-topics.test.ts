import { downloadFile } from '@hygiene/contracts/platform/file/download-file'
import { listInquiryReviews } from '@hygiene/contracts/content/inquiry/list-inquiry-reviews'
import { CSRF_HEADER, CSRF_VALUE } from '@hygiene/contracts/kit/envelope'
import { uploadEvidence } from '@hygiene/contracts/staff/approval/upload-evidence'
import { countNewInquiries } from '@hygiene/contracts/content/inquiry/staff/count-new-inquiries'
import { listInquiryTopics } from '@hygiene/contracts/content/inquiry/staff/list-inquiry-topics'
import { listStaffInquiries } from '@hygiene/contracts/content/inquiry/staff/list-staff-inquiries'
import { openInquiryFile } from '@hygiene/contracts/content/inquiry/staff/open-inquiry-file'
import { passInquiry } from '@hygiene/contracts/content/inquiry/staff/pass-inquiry'
import { saveInquiryTopics } from '@hygiene/contracts/content/inquiry/staff/save-inquiry-topics'
import { setInquiryTopic } from '@hygiene/contracts/content/inquiry/staff/set-inquiry-topic'
import { addBranch, addPerson, type ContractClient, paragraphs } from '@hygiene/testing'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type InquiryAdmin, openInquiryAdmin } from '../../../testing/inquiry-admin.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
const ABSENT = 999_999

let api: TestApi
let admin: InquiryAdmin
beforeAll(async () => {
  api = await startTestApi({ LOG_LEVEL: 'silent' })
  api.clock.set('2026-11-23T09:30:00+09:00')
  admin = await openInquiryAdmin(api)
})
afterAll(() => api.stop())

const topics = async (client = admin.employee.client) => (await client.call(listInquiryTopics, {})).entity
const topicNamed = async (name: string) =>
  (await topics()).list.find(({ topicName }) => topicName === name)?.topicNo ?? 0
const upload = async (client: ContractClient) => {
  const file = { field: 'file', name: '수료증 여는 법.pdf', type: 'application/pdf', bytes: PDF }
  return (await client.call(uploadEvidence, {}, { files: [file] })).entity.fileNo
}

describe('topics', () => {
  it('puts a new inquiry under the topic of a word in its text and filters the queue by topic', async () => {
    const certificate = await admin.ask()
    const refund = await admin.ask({ title: '문의드립니다', contents: paragraphs(['환불은 언제 되나요?']) })
    const none = await admin.ask({ title: '안녕하세요', contents: paragraphs(['감사합니다.']) })
    const { entity } = await admin.employee.client.call(listStaffInquiries, {})
    const named = new Map(entity.list.map((one) => [one.inquiryNo, one.topicName]))
    expect([certificate, refund, none].map((no) => named.get(no))).toEqual(['수료증', '결제', null])
    expect(await admin.list('todo', undefined, { topicNo: await topicNamed('결제') })).toEqual([refund])
  })

  it('lets an employee who sees the inquiry choose a topic in use and logs the choice', async () => {
    const inquiryNo = await admin.ask()
    const topicNo = await topicNamed('회원')
    const set = async (more: object, client = admin.employee.client) => {
      const { status, refusal } = await client.call(setInquiryTopic, { inquiryNo, topicNo, ...more })
      return refusal ?? status
    }
    const finance = await logInStaff(api, 'finance1', 'finance')
    expect(await set({}, finance.client)).toBe('INQUIRY_NOT_FOUND')
    expect(await set({ topicNo: ABSENT })).toBe('TOPIC_NOT_FOUND')
    expect(await set({ topicNo: 'x' })).toBe(400)
    expect(await set({})).toBe(200)
    expect((await admin.read(inquiryNo)).entity).toMatchObject({ topicNo, topicName: '회원' })
    const action = { operation: 'setInquiryTopic', subjectKind: 'inquiry', subjectNo: inquiryNo }
    expect(await api.database.db.auditEntry.count({ where: action })).toBe(1)
    expect(await set({ topicNo: null })).toBe(200)
    expect((await admin.read(inquiryNo)).entity.topicName).toBeNull()
  })

  it('replaces topics by version and keeps a dropped topic only for its inquiries', async () => {
    const inquiryNo = await admin.ask()
    const { list, version } = await topics()
    const ended = await topicNamed('수료증')
    const kept = list.filter(({ topicNo }) => topicNo !== ended)
    const wanted = [{ topicName: '앱', topicText: ['수료증'] }, ...kept.toReversed()]
    const save = (more: object) =>
      admin.employee.client.call(saveInquiryTopics, { list: wanted, version, ...more })
    const both = await Promise.all([save({}), save({})])
    expect(both.map(({ refusal }) => refusal ?? 'saved').toSorted()).toEqual(['TOPICS_CHANGED', 'saved'])
    const now = await topics()
    expect(now.list.map(({ topicName }) => topicName)).toEqual(wanted.map(({ topicName }) => topicName))
    expect((await admin.read(inquiryNo)).entity.topicName).toBe('수료증')
    expect((await admin.read(await admin.ask())).entity.topicName).toBe('앱')
    const again = { list: [{ topicNo: ended, topicName: '다시', topicText: [] }], version: now.version }
    expect((await save(again)).refusal).toBe('TOPIC_NOT_FOUND')
    const twice = [kept[0], kept[0]]
    expect((await save({ list: twice, version: now.version })).status).toBe(400)
    expect((await save({ list: [{ topicName: ' ', topicText: [] }] })).status).toBe(400)
  })
})

it('counts inquiries written, followed up or passed on since the queue was read', async () => {
  const { client } = admin.employee
  const { branchNo } = await addBranch(api.database.db)
  const branch = await logInStaff(api, 'branch1', 'branch', branchNo)
  const passed = await admin.ask()
  const { asOf } = (await client.call(listStaffInquiries, {})).entity
  const count = async (more: object = {}, by = client) =>
    (await by.call(countNewInquiries, { since: asOf, ...more })).entity.count
  await admin.at('2026-11-23 09:40')
  expect(await count()).toBe(0)
  await admin.ask()
  expect([await count(), await count({ inquiryType: 2 }), await count({ view: 'mine' })]).toEqual([1, 0, 0])
  expect(await count({}, branch.client)).toBe(0)
  await client.call(passInquiry, { inquiryNo: passed, target: 'branch', branchNo, text: '부탁합니다' })
  expect([await count({}, branch.client), await count({ branchNo, view: 'passed' })]).toEqual([1, 1])
})

const open = (inquiryNo: number, fileNo: string, token = admin.employee.token) =>
  fetch(new URL(openInquiryFile.path, api.client.origin), {
    method: 'POST',
    headers: {
      [CSRF_HEADER]: CSRF_VALUE,
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify({ inquiryNo, fileNo }),
  })
const download = async (client: ContractClient, fileNo: string) =>
  (await client.call(downloadFile, { fileNo }).catch(() => null))?.refusal ?? 'opened'

describe('files of an answer', () => {
  it('opens files for the writer and for staff who see the inquiry, and for no other reader', async () => {
    const fileNo = await upload(admin.employee.client)
    const inquiryNo = await admin.ask({ isPrivate: false })
    expect((await admin.answer(inquiryNo, { fileNos: [fileNo, fileNo] })).code).toBe(1)
    const shown = { fileNo, name: '수료증 여는 법.pdf', sizeBytes: PDF.byteLength, isChecked: true }
    expect((await admin.read(inquiryNo)).entity.reviews[0]?.files).toEqual([shown])
    const reviews = (client: ContractClient) => client.call(listInquiryReviews, { inquiryNo })
    expect((await reviews(admin.member)).entity.list[0]?.files).toEqual([shown])
    await addPerson(api.database.db, { userId: 'reader26' })
    const reader = await api.logIn('reader26')
    expect((await reviews(reader)).entity.list[0]?.files).toEqual([])
    expect(await download(admin.member, fileNo)).toBe('opened')
    for (const other of [reader, api.client]) expect(await download(other, fileNo)).toBe('FILE_NOT_FOUND')
    expect(Buffer.from(await (await open(inquiryNo, fileNo, admin.other.token)).arrayBuffer())).toEqual(PDF)
    expect(await (await open(await admin.ask(), fileNo)).json()).toMatchObject({ code: -2504 })
  })

  it('sends no answer with files of another employee or of another answer', async () => {
    // Backdates the inquiries, because a person may write ten a day.
    await api.database.db.inquiry.updateMany({ data: { writtenAt: new Date('2026-11-01T00:00:00Z') } })
    const [own, foreign] = [await upload(admin.employee.client), await upload(admin.other.client)]
    const [first, second] = [await admin.ask(), await admin.ask()]
    expect((await admin.answer(first, { fileNos: [own, foreign] })).refusal).toBe('FILE_NOT_FOUND')
    expect((await admin.read(first)).entity.reviews).toEqual([])
    expect((await admin.answer(first, { fileNos: [own] })).code).toBe(1)
    expect((await admin.answer(second, { fileNos: [own] })).refusal).toBe('FILE_NOT_FOUND')
    const six = Array.from({ length: 6 }, () => crypto.randomUUID())
    expect((await admin.answer(second, { fileNos: six })).status).toBe(400)
  })
})
