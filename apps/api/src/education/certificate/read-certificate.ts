import { readCertificate as contract } from '@hygiene/contracts/education/certificate/read-certificate'
import type { Certificate, OnlineEnrolment } from '@hygiene/db'
import { certificateFileName } from '@hygiene/domain'
import { openableState } from '../../documents/drawing-state.ts'
import { frozenFieldsOf } from '../../documents/frozen-fields.ts'
import { officerSymbol } from '../../documents/officer-symbol.ts'
import { implement } from '../../http/implement.ts'

/** The owner's certificate and whether the worker has drawn it. */
export const readCertificate = implement(contract, async ({ input, caller, deps, refuse }) => {
  const enrolment = await deps.db.onlineEnrolment.findFirst({
    where: { enrolmentNo: input.enrolmentNo, memberNo: caller.memberNo },
    include: { certificate: true },
  })
  if (!enrolment) throw refuse('ENROLMENT_NOT_FOUND')
  const { certificate } = enrolment
  if (!certificate) throw refuse('CERTIFICATE_NOT_ISSUED')

  const frozen = frozenFieldsOf(certificate)
  return {
    certificateNumber: certificate.certificateNumber,
    verificationNumber: certificate.verificationNumber,
    issuedAt: certificate.issuedAt.toISOString(),
    printedAt: enrolment.printedAt?.toISOString() ?? null,
    ...(await openableState(deps, certificate)),
    qrImagePath: await officerSymbol(certificate, deps.config.CERTIFICATE_SIGNING_KEY),
    fileName: certificateFileName(frozen.userName, enrolment.year),
    hours: frozen.hours,
    educationName: frozen.educationName,
    issuerName: frozen.issuerName,
    record: printedRecord(enrolment, certificate),
  }
})

/** The online record as printed; only fields that the certificate does not print come from the enrolment. */
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
