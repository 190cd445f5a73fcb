import { readCertificate as contract } from '@hygiene/contracts/education/certificate/read-certificate'
import type { Certificate, OnlineEnrolment } from '@hygiene/db/generated/client'
import { denied } from '@hygiene/domain/verdict'
import { certificateFileName } from '@hygiene/domain/education/certificate/freeze-certificate'
import { query } from '../../kit/operation.ts'
import { openableState } from '../../platform/job/drawing-state.ts'
import { frozenFieldsOf } from './frozen-fields.ts'
import { officerSymbol } from './officer-symbol.ts'

export const readCertificate = query(
  contract,
  { needs: ['storage', 'CERTIFICATE_SIGNING_KEY'] },
  async ({ db, input, actor, storage, CERTIFICATE_SIGNING_KEY }) => {
    const enrolment = await db.onlineEnrolment.findFirst({
      where: { enrolmentNo: input.enrolmentNo, memberNo: actor.memberNo },
      include: { certificate: true },
    })
    if (!enrolment) return denied('ENROLMENT_NOT_FOUND')
    const { certificate } = enrolment
    if (!certificate) return denied('CERTIFICATE_NOT_ISSUED')

    const frozen = frozenFieldsOf(certificate)
    return {
      certificateNumber: certificate.certificateNumber,
      verificationNumber: certificate.verificationNumber,
      issuedAt: certificate.issuedAt,
      printedAt: enrolment.printedAt,
      ...(await openableState({ db, storage }, certificate)),
      qrImagePath: await officerSymbol(certificate, CERTIFICATE_SIGNING_KEY),
      fileName: certificateFileName(frozen.userName, enrolment.year),
      hours: frozen.hours,
      educationName: frozen.educationName,
      issuerName: frozen.issuerName,
      record: printedRecord(enrolment, certificate),
    }
  },
)

function printedRecord(enrolment: OnlineEnrolment, certificate: Certificate) {
  const frozen = frozenFieldsOf(certificate)
  return {
    onlineEduCode: certificate.certificateNumber,
    enrolmentNo: enrolment.enrolmentNo,
    userName: frozen.userName,
    birth: frozen.birthOn.replaceAll('-', ''),
    businessName: frozen.businessName,
    licenseNumber: enrolment.licenceNo,
    representative: enrolment.representative,
    zipCode: enrolment.zipCode,
    address: frozen.address,
    address2: frozen.address2,
    sidoCode: enrolment.sidoCode,
    companyPhone: enrolment.companyPhone,
    positionType: enrolment.positionType,
    salesType: enrolment.salesType,
    industryType: enrolment.industryType,
    endDate: frozen.completedOn,
  }
}
