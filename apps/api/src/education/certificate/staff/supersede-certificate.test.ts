import { makePrintCode } from '@hygiene/contracts/education/certificate/make-print-code'
import { redeemPrintCode } from '@hygiene/contracts/education/certificate/redeem-print-code'
import { verifyDocument } from '@hygiene/contracts/education/certificate/verify-document'
import { listInPersonEnrolments } from '@hygiene/contracts/in-person/enrolment/list-in-person-enrolments'
import { readInPersonCertificate } from '@hygiene/contracts/in-person/enrolment/read-in-person-certificate'
import { approveChange } from '@hygiene/contracts/staff/approval/approve-change'
import { readApproval } from '@hygiene/contracts/staff/approval/read-approval'
import { openCase } from '@hygiene/contracts/staff/member-case/open-case'
import { unmaskField } from '@hygiene/contracts/staff/member-case/unmask-field'
import { requestIdentityChange } from '@hygiene/contracts/education/certificate/staff/request-identity-change'
import { addPerson } from '@hygiene/testing'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addEvidence } from '../../../testing/evidence.ts'
import { type CertificateAdmin, openCertificateAdmin } from '../../../testing/certificate-admin.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

let api: TestApi
let admin: CertificateAdmin

beforeAll(async () => {
  api = await startTestApi({ PUBLIC_URL: 'https://edu.example.or.kr' })
  admin = await openCertificateAdmin(api)
})
afterAll(() => api.stop())
beforeEach(() => api.clock.advance(61))

const verify = async (number: string) => (await api.client.call(verifyDocument, { number })).entity

describe('the correction of a misprint', () => {
  it('makes the next edition under the number and dates the replacement of the old one', async () => {
    const { certificateNo, issued, member, inPersonEnrolmentNo } = await admin.graduate()
    const receipts = await api.database.db.receipt.findMany()
    const { entity } = await admin.supersede(certificateNo)
    expect(entity).toEqual({ certificateNo, edition: 2 })

    const now = await admin.certificate({ inPersonEnrolmentNo })
    expect(now).toMatchObject({
      edition: 2,
      status: 'valid',
      certificateNumber: issued.certificateNumber,
      fileNo: null,
      signedPayload: null,
      issuedAt: api.clock.now(),
      replaced: [
        {
          edition: 1,
          verificationNumber: issued.verificationNumber,
          frozen: issued.frozen,
          replacedByNo: admin.employee.employeeNo,
          approvedByNo: null,
          replacedFor: 'misprint',
        },
      ],
    })
    expect(now.verificationNumber).not.toBe(issued.verificationNumber)
    const today = api.clock.now().toISOString().slice(0, 10)
    expect(await verify(issued.verificationNumber)).toMatchObject({
      status: 'superseded',
      withdrawnOn: today,
      businessName: '새마음 식당',
      sha256: 'cd'.repeat(32),
    })
    expect(await verify(now.verificationNumber)).toMatchObject({
      status: 'valid',
      withdrawnOn: null,
      businessName: '바다 횟집',
      certificateNumber: issued.certificateNumber,
    })
    expect(await admin.messages(member.memberNo)).toContain('certificateReplaced')
    expect(await api.database.db.receipt.findMany()).toEqual(receipts)
    const job = { queue: 'documents', payload: { equals: { certificateNo } } }
    expect(await api.database.db.outbox.count({ where: { payload: job.payload } })).toBeGreaterThan(1)
    const logged = {
      memberNo: member.memberNo,
      operation: 'supersedeCertificate',
      detail: `${issued.certificateNumber} 버전 2`,
    }
    expect(await api.database.db.auditEntry.findMany({ where: logged })).toMatchObject([
      { reason: '잘못 적힘 · 영업신고증과 대조 확인', employeeNo: admin.employee.employeeNo },
    ])
  })

  it('ends the old print code and shows the holder only the new edition, not printed yet', async () => {
    const { certificateNo, issued, client, inPersonEnrolmentNo } = await admin.graduate()
    const { certificateNumber } = issued
    const { code } = (await client.call(makePrintCode, { certificateNumber })).entity
    await admin.supersede(certificateNo)
    expect((await admin.employee.client.call(redeemPrintCode, { code })).refusal).toBe('PRINT_CODE_UNKNOWN')
    const shown = (await client.call(readInPersonCertificate, { inPersonEnrolmentNo })).entity
    expect(shown).toMatchObject({ certificateNumber, state: 'preparing', fileNo: null, printedAt: null })
    expect(shown.verificationNumber).not.toBe(issued.verificationNumber)
    expect(shown.record.info.businessName).toBe('바다 횟집')
    const { list } = (await client.call(listInPersonEnrolments, { only: 'completed' })).entity
    expect(list).toHaveLength(1)
  })

  it('refuses an unchanged text, an older edition, and a name by one person alone', async () => {
    const { certificateNo } = await admin.graduate()
    expect((await admin.supersede(certificateNo, { businessName: '새마음 식당' })).refusal).toBe(
      'NOTHING_TO_CHANGE',
    )
    expect((await admin.supersede(certificateNo, {})).refusal).toBe('NOTHING_TO_CHANGE')
    expect((await admin.supersede(certificateNo, { userName: '김영지' })).refusal).toBe('NEEDS_SECOND_PERSON')
    expect((await admin.supersede(certificateNo, { birthOn: '1968-01-02' })).refusal).toBe(
      'NEEDS_SECOND_PERSON',
    )
    await admin.supersede(certificateNo)
    expect((await admin.supersede(certificateNo, { businessName: '셋' })).refusal).toBe('CERTIFICATE_CHANGED')
    expect((await admin.supersede(2_000_000)).refusal).toBe('CERTIFICATE_NOT_FOUND')
  })

  it('requires the permission, printable words and a reason', async () => {
    const { certificateNo } = await admin.graduate()
    for (const role of ['branch', 'finance', 'readOnly'] as const) {
      const { client } = await logInStaff(api, `no ${role}`, role)
      expect((await admin.supersede(certificateNo, {}, {}, client)).refusal).toBe('STAFF_FORBIDDEN')
    }
    const malformed = [
      admin.supersede(certificateNo, { businessName: '맛집😀' }),
      admin.supersede(certificateNo, { birthOn: '1968-13-01' }),
      admin.supersede(certificateNo, {}, { reason: ' ' }),
      admin.supersede(certificateNo, {}, { edition: 0 }),
    ]
    for (const { status } of await Promise.all(malformed)) expect(status).toBe(400)
    const stranger = await addPerson(api.database.db, { userId: 'not.staff' })
    const client = await api.logIn(stranger.userId)
    expect((await admin.supersede(certificateNo, {}, {}, client)).refusal).toBe('STAFF_SESSION_EXPIRED')
  })
})

const askIdentity = async (certificateNo: number, more: object = {}) =>
  admin.employee.client.call(requestIdentityChange, {
    certificateNo,
    edition: 1,
    changed: { userName: '박순희', birthOn: '1970-05-06' },
    reasonCode: 'identity',
    text: '주민등록초본과 대조 확인',
    evidenceFileNo: await addEvidence(admin.employee.client),
    ...more,
  })

describe('a corrected name', () => {
  it('refuses a request without a document or with an unknown upload', async () => {
    const { certificateNo } = await admin.graduate()
    expect((await askIdentity(certificateNo, { evidenceFileNo: undefined })).status).toBe(400)
    const unknown = { evidenceFileNo: '3f0c6c1e-0000-4000-8000-000000000009' }
    expect((await askIdentity(certificateNo, unknown)).refusal).toBe('FILE_NOT_FOUND')
  })

  it('shows the approver the old name masked and opens the name in a recorded case', async () => {
    const { certificateNo, member, inPersonEnrolmentNo } = await admin.graduate()
    const { approvalNo } = (await askIdentity(certificateNo)).entity
    const { client, employeeNo } = admin.head
    const { rows } = (await client.call(readApproval, { approvalNo })).entity.shown
    const row = rows.find(({ label }) => label === '성명')
    expect(row).toMatchObject({ before: expect.stringContaining('*'), after: '박순희' })
    const { memberNo } = member
    const masked = { memberNo, field: 'applicantName', inPersonEnrolmentNo } as const
    expect(row?.masked).toEqual(masked)
    expect((await client.call(unmaskField, masked)).refusal).toBe('MEMBER_CASE_REQUIRED')
    await client.call(openCase, { memberNo, purpose: 'certificate', text: '성명 정정 결재' })
    const printed = (await admin.certificate({ inPersonEnrolmentNo })).frozen
    expect(printed).toMatchObject({ userName: (await client.call(unmaskField, masked)).entity.value })
    const entry = { employeeNo, memberNo, operation: 'unmaskField' }
    expect(await api.database.db.auditEntry.findMany({ where: entry })).toMatchObject([
      { reason: expect.stringContaining('성명 정정 결재') },
    ])
  })

  it('issues the requested name when another employee approves and updates the record', async () => {
    const { certificateNo, issued, inPersonEnrolmentNo } = await admin.graduate()
    const asked = await askIdentity(certificateNo)
    expect((await admin.certificate({ inPersonEnrolmentNo })).edition).toBe(1)
    const { approvalNo } = asked.entity
    expect((await admin.employee.client.call(approveChange, { approvalNo })).refusal).toBe('APPROVAL_OWN')
    expect((await admin.head.client.call(approveChange, { approvalNo })).code).toBe(1)
    const now = await admin.certificate({ inPersonEnrolmentNo })
    expect(now).toMatchObject({
      edition: 2,
      frozen: { userName: '박순희', birthOn: '1970-05-06', number: issued.certificateNumber },
      replaced: [{ replacedByNo: admin.employee.employeeNo, approvedByNo: admin.head.employeeNo }],
    })
    const record = { where: { inPersonEnrolmentNo } }
    expect(await api.database.db.inPersonEnrolment.findUnique(record)).toMatchObject({
      userName: '박순희',
      birth: '19700506',
    })
  })
})

it('keeps each edition in the database and lets none be skipped or come back', async () => {
  const { certificateNo } = await admin.graduate()
  const { db } = api.database
  const where = { certificateNo }
  const skipping = { edition: 3, verificationNumber: '0000-0000-0001' }
  await expect(db.certificate.update({ where, data: skipping })).rejects.toThrow(/which is kept/)
  await expect(
    db.certificate.update({ where, data: { verificationNumber: '0000-0000-0001' } }),
  ).rejects.toThrow(/which is kept/)
  await expect(db.certificate.update({ where, data: { status: 'superseded' } })).rejects.toThrow(
    /Certificate_current/,
  )
  await admin.supersede(certificateNo)
  const edition = { certificateNo_edition: { certificateNo, edition: 1 } }
  await expect(db.replacedCertificate.update({ where: edition, data: { text: '' } })).rejects.toThrow(
    /append-only/,
  )
  await expect(db.replacedCertificate.delete({ where: edition })).rejects.toThrow(/append-only/)
  await db.certificate.update({ where, data: { status: 'revoked', revokedAt: new Date() } })
  const back = { status: 'valid', revokedAt: null } as const
  await expect(db.certificate.update({ where, data: back })).rejects.toThrow(/stays revoked/)
})
