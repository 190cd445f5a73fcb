import { randomUUID } from 'node:crypto'
import { type ExportScreen, exportListOf, exportScreens } from '@hygiene/domain/staff/export/export-lists'
import { isDenied } from '@hygiene/operations/kit/operation'
import { type ExportChoice } from '@hygiene/operations/staff/export/export-kinds'
import { orderExport } from '@hygiene/operations/staff/export/order-export'
import {
  addBranch,
  addEmployee,
  addInquiry,
  addPerson,
  addSession,
  bookSeat,
  employeeActor,
} from '@hygiene/testing'
import { parseCsv } from 'hucre/csv'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestWorker, type TestWorker } from '../testing/start-test-worker.ts'
import { makeExportJob } from './make-export.ts'

let worker: TestWorker
let head: Awaited<ReturnType<typeof addEmployee>>
let branchNos: number[]
let sessionNo: number
const NOW = new Date('2026-11-24T03:00:00Z')

beforeAll(async () => {
  worker = await startTestWorker()
  const { db } = worker.database
  const own = await addBranch(db)
  const other = await addBranch(db, { name: '부산지회', sidoCode: '2600000000' })
  branchNos = [own.branchNo, other.branchNo]
  head = await addEmployee(db, { loginId: 'lists', role: 'headquarters', name: '한본부' })
  const session = await addSession(db, { startsAt: new Date('2026-12-10T01:00:00Z'), branch: own })
  sessionNo = session.sessionNo
  const person = await addPerson(db, { userId: 'listed', name: '목록인', phone: '01012345678' })
  const { memberNo } = person
  const { booking, enrolments } = await bookSeat(db, person, session)
  const [record] = enrolments
  const inPersonEnrolmentNo = record?.inPersonEnrolmentNo ?? 0
  const { applicationNo } = booking
  const { paymentNo } = await db.payment.findFirstOrThrow({ where: { applicationNo } })
  await db.payment.update({ where: { paymentNo }, data: { exceptionText: '금액이 다릅니다.' } })
  const won = { paymentNo, amountWon: 36_000 }
  await db.refund.create({ data: { ...won, reason: '취소', status: 'failed', requestedAt: NOW } })
  await db.cashReceipt.create({
    data: {
      ...won,
      taxFreeWon: 36_000,
      purpose: 'personal',
      identifierShown: '010-****-5678',
      requestedAt: NOW,
    },
  })
  await db.invoiceWish.create({
    data: { paymentNo, businessName: '목록식당', businessNumberShown: '123-**-***89', askedAt: NOW },
  })
  await db.certificate.create({
    data: {
      inPersonEnrolmentNo,
      certificateNumber: '2026-02-0000001',
      verificationNumber: 'ABCD-EFGH-JKLM',
      frozen: { userName: '목록인', businessName: '목록식당' },
      issuedAt: NOW,
    },
  })
  const education = { year: 2026, salesType: 2 as const, industryType: 1 as const }
  const paper = { paperNumber: '1', institution: '수원시', sidoCode: '4100000000', approvalNo: 1 }
  await db.exemption.create({
    data: {
      ...education,
      ...paper,
      ground: 'cookLicence',
      memberNo,
      licenceNo: '20190001234',
      grantedAt: NOW,
    },
  })
  await addInquiry(db, person, { title: '환불 문의' })
  await addInquiry(db, person, { title: '몰래 신고', inquiryType: 2, isAnonymous: true })
  const fileNo = randomUUID()
  await db.storedFile.create({
    data: {
      fileNo,
      memberNo,
      name: '지정.pdf',
      contentType: 'application/pdf',
      sizeBytes: 1,
      sha256: '0'.repeat(64),
      storageKey: fileNo,
      createdAt: NOW,
      ownerKind: 'inPersonEnrolment',
      ownerNo: inPersonEnrolmentNo,
    },
  })
  await db.inPersonEnrolment.update({ where: { inPersonEnrolmentNo }, data: { designationFileNo: fileNo } })
})
afterAll(() => worker.stop())

const choiceOf = (screen: ExportScreen): ExportChoice => {
  const filters = { roster: { sessionNo }, closings: { month: '2026-11' }, inquiries: { view: 'todo' } }
  const filter = Object.hasOwn(filters, screen) ? filters[screen as keyof typeof filters] : {}
  return { screen, filter, text: '' } as ExportChoice
}

type Caller = Parameters<typeof employeeActor>[0]
const order = (screen: ExportScreen, caller: Caller, isUnmasked = false) =>
  orderExport({
    db: worker.database.db,
    input: {
      choice: choiceOf(screen),
      format: 'csv',
      columns: exportListOf(screen).columns.map(({ key }) => key),
      isUnmasked,
      purpose: 'check',
      text: '명부 대조',
    },
    actor: employeeActor(caller),
    now: NOW,
  })

async function rowsOf(screen: ExportScreen, isUnmasked = false) {
  const ordered = await order(screen, head, isUnmasked)
  if (isDenied(ordered)) throw new Error(`${screen}: ${ordered.reason}`)
  const { exportNo } = ordered
  await makeExportJob(worker.deps, { exportNo })
  const { setNo, status } = await worker.database.db.staffExport.findUniqueOrThrow({ where: { exportNo } })
  expect(status).toBe('ready')
  const bytes = await worker.storage.read(`exports/${setNo}.csv`)
  const [labels = [], ...rows] = parseCsv(Buffer.from(bytes).toString(), { delimiter: ',' })
  expect(labels.map((label) => String(label).replace('\uFEFF', ''))).toEqual(
    exportListOf(screen).columns.map(({ label }) => label),
  )
  return { exportNo, rows: rows.map((row) => row.map(String)) }
}

describe('the exported lists of the console', () => {
  it.each(exportScreens)('exports %s with all its columns', async (screen) => {
    const { rows } = await rowsOf(screen)
    expect(rows.length).toBeGreaterThan(0)
    const said = rows.flat().join(' ')
    expect(said).not.toMatch(/목록인|01012345678|20190001234|\[object|undefined|NaN/)
  })

  it.each(exportScreens.filter((screen) => exportListOf(screen).columns.some(({ mask }) => mask)))(
    'shows names in %s to a role that may export them unmasked',
    async (screen) => {
      const { rows } = await rowsOf(screen, true)
      expect(rows.flat()).toContain('목록인')
    },
  )

  it('exports the words of the console', async () => {
    expect((await rowsOf('reconciliation')).rows[0]).toEqual(
      expect.arrayContaining(['환불 거절', '금액이 다릅니다.', '목*인']),
    )
    expect((await rowsOf('roster')).rows[0]).toEqual(expect.arrayContaining(['결제 완료', '2026-02-0000001']))
    expect((await rowsOf('designations')).rows[0]).toEqual(
      expect.arrayContaining(['집합교육', '확인 기다림']),
    )
  })

  it('reveals no author of an anonymous report in file or log', async () => {
    const { rows, exportNo } = await rowsOf('inquiries', true)
    expect(rows.map((row) => [row[2], row[3]])).toEqual([
      ['몰래 신고', ''],
      ['환불 문의', '목록인'],
    ])
    const action = { operation: 'makeExport', subjectKind: 'export', subjectNo: exportNo, detail: '1:1 문의' }
    const { memberNo } = await worker.database.db.member.findFirstOrThrow({ where: { userId: 'listed' } })
    const lines = await worker.database.db.auditEntry.findMany({ where: action })
    expect(lines.map((line) => line.memberNo).toSorted((a, b) => (a ?? 0) - (b ?? 0))).toEqual([
      null,
      memberNo,
    ])
  })

  it('writes one log line for an export about no people', async () => {
    const { exportNo } = await rowsOf('sessions')
    const action = { operation: 'makeExport', subjectKind: 'export', subjectNo: exportNo, detail: '회차' }
    const lines = await worker.database.db.auditEntry.findMany({ where: action })
    expect(lines.map(({ memberNo }) => memberNo)).toEqual([null])
  })
})

describe('an employee of a branch', () => {
  it.each(['members', 'enrolments', 'sessions', 'roster'] as const)(
    'exports for a branch employee %s of its own sessions only',
    async (screen) => {
      const [own, other] = branchNos
      const employee = { employeeNo: head.employeeNo, role: 'branch' as const }
      expect(await order(screen, { ...employee, branchNo: own ?? 0 })).toMatchObject({ rowCount: 1 })
      expect(await order(screen, { ...employee, branchNo: other ?? 0 })).toMatchObject({
        reason: 'EXPORT_EMPTY',
      })
    },
  )

  it.each(['payments', 'certificates', 'reconciliation', 'audit', 'employees', 'closings'] as const)(
    'refuses a branch employee the list of %s',
    async (screen) => {
      const employee = { employeeNo: head.employeeNo, role: 'branch' as const, branchNo: branchNos[0] ?? 0 }
      expect(await order(screen, employee)).toMatchObject({ reason: 'STAFF_FORBIDDEN' })
    },
  )
})
