import { readInPersonCertificate as contract } from '@hygiene/contracts/in-person/enrolment/read-in-person-certificate'
import { certificateFileName } from '@hygiene/domain'
import { openableState } from '@hygiene/operations/platform/job/drawing-state'
import { frozenFieldsOf } from '@hygiene/operations/education/certificate/frozen-fields'
import { officerSymbol } from '@hygiene/operations/education/certificate/officer-symbol'
import { implement } from '../../http/implement.ts'
import { findSlipRecord } from '../slip/find-slip-record.ts'
import { inPersonRecordOf } from './in-person-record.ts'
import { slipSymbolOf } from '../slip/slip-symbol.ts'

/** The owner's certificate and whether the worker has drawn it; only fields that it does not print come from the record. */
export const readInPersonCertificate = implement(contract, async ({ input, caller, deps, refuse }) => {
  const record = await findSlipRecord(deps.db, caller.memberNo, input.inPersonEnrolmentNo)
  if (!record) throw refuse('ENROLMENT_NOT_FOUND')
  const { certificate } = record
  if (!certificate) throw refuse('CERTIFICATE_NOT_ISSUED')

  const frozen = frozenFieldsOf(certificate)
  const { userName, birthOn, businessName, address, address2, completedOn } = frozen
  const today = inPersonRecordOf(record, await slipSymbolOf(record, deps.config.SLIP_SIGNING_KEY))
  const birth = birthOn.replaceAll('-', '')
  return {
    certificateNumber: certificate.certificateNumber,
    verificationNumber: certificate.verificationNumber,
    issuedAt: certificate.issuedAt.toISOString(),
    printedAt: record.printedAt?.toISOString() ?? null,
    ...(await openableState(deps, certificate)),
    qrImagePath: await officerSymbol(certificate, deps.config.CERTIFICATE_SIGNING_KEY),
    fileName: certificateFileName(userName, record.year),
    hours: frozen.hours,
    educationName: frozen.educationName,
    issuerName: frozen.issuerName,
    record: {
      ...today,
      info: { ...today.info, userName, birth, businessName, address, address2 },
      edu: { endDate: completedOn },
    },
  }
})
