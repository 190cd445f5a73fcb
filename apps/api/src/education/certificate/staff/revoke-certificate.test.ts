import { makePrintCode } from '@hygiene/contracts/education/certificate/make-print-code'
import { readVerificationKit } from '@hygiene/contracts/education/certificate/read-verification-kit'
import { redeemPrintCode } from '@hygiene/contracts/education/certificate/redeem-print-code'
import { verifyDocument } from '@hygiene/contracts/education/certificate/verify-document'
import { checkInPersonEligibility } from '@hygiene/contracts/in-person/enrolment/check-in-person-eligibility'
import { listInPersonEnrolments } from '@hygiene/contracts/in-person/enrolment/list-in-person-enrolments'
import { approveChange } from '@hygiene/contracts/staff/approval/approve-change'
import { rejectChange } from '@hygiene/contracts/staff/approval/reject-change'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type CertificateAdmin, openCertificateAdmin } from '../../../testing/certificate-admin.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

let api: TestApi
let admin: CertificateAdmin

beforeAll(async () => {
  api = await startTestApi()
  admin = await openCertificateAdmin(api)
})
afterAll(() => api.stop())
beforeEach(() => api.clock.advance(61))

const approve = (approvalNo: number) => admin.head.client.call(approveChange, { approvalNo })

describe('a revocation', () => {
  it('changes nothing until a second person approves, then ends the completion', async () => {
    const { certificateNo, issued, client, member, inPersonEnrolmentNo } = await admin.graduate()
    const { certificateNumber, verificationNumber: number } = issued
    const { code } = (await client.call(makePrintCode, { certificateNumber })).entity
    const { approvalNo } = (await admin.askRevocation(certificateNo)).entity
    expect((await api.client.call(verifyDocument, { number })).entity).toMatchObject({ status: 'valid' })
    expect((await admin.employee.client.call(approveChange, { approvalNo })).refusal).toBe('APPROVAL_OWN')
    expect((await approve(approvalNo)).code).toBe(1)

    const today = api.clock.now().toISOString().slice(0, 10)
    expect((await api.client.call(verifyDocument, { number })).entity).toMatchObject({
      status: 'revoked',
      withdrawnOn: today,
    })
    expect(await admin.certificate({ inPersonEnrolmentNo })).toMatchObject({
      status: 'revoked',
      revokedAt: api.clock.now(),
      revokedByNo: admin.employee.employeeNo,
      revocationApprovedByNo: admin.head.employeeNo,
      revokedFor: 'notTaken',
      revocationText: '관청 질의: 입원 기간과 수강 시각이 겹침',
    })
    const { list } = (await api.client.call(readVerificationKit, {})).entity
    expect(list.revoked.some((entry) => entry.endsWith(` ${today}`))).toBe(true)
    expect((await admin.employee.client.call(redeemPrintCode, { code })).refusal).toBe('PRINT_CODE_UNKNOWN')
    expect((await client.call(makePrintCode, { certificateNumber })).refusal).toBe('CERTIFICATE_NOT_ISSUED')
    expect(await admin.messages(member.memberNo)).toContain('certificateRevoked')
    const completed = await client.call(listInPersonEnrolments, { only: 'completed' })
    expect(completed.entity.list).toEqual([])
    const record = { where: { inPersonEnrolmentNo } }
    expect(await api.database.db.inPersonEnrolment.findUnique(record)).toMatchObject({
      status: 'revoked',
      endedAt: api.clock.now(),
    })
  })

  it('leaves the certificate unchanged when the revocation is rejected', async () => {
    const { certificateNo, inPersonEnrolmentNo } = await admin.graduate()
    const { approvalNo } = (await admin.askRevocation(certificateNo)).entity
    await admin.head.client.call(rejectChange, { approvalNo, text: '사유가 맞지 않음' })
    expect((await admin.certificate({ inPersonEnrolmentNo })).status).toBe('valid')
  })

  it('allows one waiting revocation per certificate and none for an edition that is gone', async () => {
    const { certificateNo } = await admin.graduate()
    await admin.askRevocation(certificateNo)
    expect((await admin.askRevocation(certificateNo)).refusal).toBe('APPROVAL_TWIN_PENDING')
    const other = await admin.graduate()
    await admin.supersede(other.certificateNo)
    expect((await admin.askRevocation(other.certificateNo)).refusal).toBe('APPROVAL_SUBJECT_GONE')
  })

  it('ends a revocation when the certificate was replaced between request and approval', async () => {
    const { certificateNo, inPersonEnrolmentNo } = await admin.graduate()
    const { approvalNo } = (await admin.askRevocation(certificateNo)).entity
    await admin.supersede(certificateNo)
    expect((await approve(approvalNo)).refusal).toBe('APPROVAL_CHANGED')
    expect(await admin.certificate({ inPersonEnrolmentNo })).toMatchObject({ status: 'valid', edition: 2 })
  })

  it('lets the licence be trained again and neither corrects nor draws a void certificate', async () => {
    const { certificateNo, client, inPersonEnrolmentNo } = await admin.graduate()
    const { db } = api.database
    const record = await db.inPersonEnrolment.findUniqueOrThrow({
      where: { inPersonEnrolmentNo },
      include: { booking: true },
    })
    const isEligible = async () => {
      const { licenceNo: licenseNumber, businessName, sidoCode } = record
      const place = { salesType: 1, industryType: 1, licenseNumber, businessName, sidoCode } as const
      return (await client.call(checkInPersonEligibility, place)).entity.eligible
    }
    expect(await isEligible()).toBe(false)
    const { approvalNo } = (await admin.askRevocation(certificateNo)).entity
    await approve(approvalNo)
    expect(await isEligible()).toBe(true)
    expect((await admin.supersede(certificateNo)).refusal).toBe('CERTIFICATE_VOID')
    expect((await admin.askRevocation(certificateNo)).refusal).toBe('APPROVAL_SUBJECT_GONE')

    const { booking, inPersonEnrolmentNo: _no, ...again } = record
    const application = await db.application.create({
      data: { memberNo: record.memberNo, createdAt: api.clock.now() },
    })
    const { applicationNo } = application
    await db.booking.create({ data: { ...booking, applicationNo, seat: 'sold' } })
    const retaken = { ...again, applicationNo, status: 'paid' as const, completedAt: null }
    expect(await db.inPersonEnrolment.create({ data: retaken })).toMatchObject({ status: 'paid' })
  })
})
