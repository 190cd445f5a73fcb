import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import { requestRevocation } from '@hygiene/contracts/education/certificate/staff/request-revocation'
import { supersedeCertificate } from '@hygiene/contracts/education/certificate/staff/supersede-certificate'
import type { ContractClient } from '@hygiene/testing'
import type { Booked } from '@hygiene/testing/scenarios/booked-people'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import { addGraduate } from './graduates.ts'
import type { TestApi } from './start-test-api.ts'

type Superseding = SentTo<typeof supersedeCertificate>

export async function openCertificateAdmin(api: TestApi) {
  const { db } = api.database
  const employee = await logInStaff(api, 'education1', 'education')
  const head = await logInStaff(api, 'head1', 'headquarters')
  const certificate = async ({ inPersonEnrolmentNo }: Pick<Booked, 'inPersonEnrolmentNo'>) =>
    db.certificate.findUniqueOrThrow({ where: { inPersonEnrolmentNo }, include: { replaced: true } })
  async function graduate({ isDrawn = true } = {}) {
    const booked = await addGraduate(api)
    const issued = await certificate(booked)
    if (isDrawn) {
      const { certificateNo, verificationNumber } = issued
      const file = await db.storedFile.create({
        data: {
          fileNo: crypto.randomUUID(),
          memberNo: booked.member.memberNo,
          name: '수료증.pdf',
          contentType: 'application/pdf',
          sizeBytes: 1,
          sha256: 'cd'.repeat(32),
          storageKey: `certificates/${verificationNumber}.pdf`,
          createdAt: api.clock.now(),
        },
      })
      await db.certificate.update({ where: { certificateNo }, data: { fileNo: file.fileNo } })
    }
    return { ...booked, issued, certificateNo: issued.certificateNo }
  }
  const supersede = (
    certificateNo: number,
    changed: Superseding['changed'] = { businessName: '바다 횟집' },
    more: Partial<Superseding> = {},
    client: ContractClient = employee.client,
  ) =>
    client.call(supersedeCertificate, {
      certificateNo,
      edition: 1,
      changed,
      reasonCode: 'misprint',
      reason: '영업신고증과 대조 확인',
      ...more,
    })
  const askRevocation = (certificateNo: number, edition = 1, client: ContractClient = employee.client) =>
    client.call(requestRevocation, {
      certificateNo,
      edition,
      reasonCode: 'notTaken',
      text: '관청 질의: 입원 기간과 수강 시각이 겹침',
    })
  const messages = async (memberNo: number) =>
    (await db.message.findMany({ where: { memberNo }, orderBy: { messageNo: 'asc' } })).map(
      ({ kind }) => kind,
    )
  return { employee, head, certificate, graduate, supersede, askRevocation, messages }
}

export type CertificateAdmin = Awaited<ReturnType<typeof openCertificateAdmin>>
