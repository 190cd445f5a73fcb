import { readInPersonCertificate as contract } from '@hygiene/contracts/in-person/enrolment/read-in-person-certificate'
import { denied } from '@hygiene/domain/verdict'
import { certificateFileName } from '@hygiene/domain/education/certificate/freeze-certificate'
import { openableState } from '../../platform/job/drawing-state.ts'
import { frozenFieldsOf } from '../../education/certificate/frozen-fields.ts'
import { officerSymbol } from '../../education/certificate/officer-symbol.ts'
import { query } from '../../kit/operation.ts'
import { findSlipRecord } from './find-slip-record.ts'
import { inPersonRecordOf } from './in-person-record.ts'
import { slipSymbolOf } from './slip-symbol.ts'

export const readInPersonCertificate = query(
  contract,
  { needs: ['CERTIFICATE_SIGNING_KEY', 'SLIP_SIGNING_KEY', 'storage'] },
  async (call) => {
    const { db, input, actor, storage, CERTIFICATE_SIGNING_KEY, SLIP_SIGNING_KEY } = call
    const record = await findSlipRecord(db, actor.memberNo, input.inPersonEnrolmentNo)
    if (!record) return denied('ENROLMENT_NOT_FOUND')
    const { certificate } = record
    if (!certificate) return denied('CERTIFICATE_NOT_ISSUED')

    const frozen = frozenFieldsOf(certificate)
    const { userName, birthOn, businessName, address, address2, completedOn } = frozen
    const today = inPersonRecordOf(record, await slipSymbolOf(record, SLIP_SIGNING_KEY))
    const birth = birthOn.replaceAll('-', '')
    return {
      certificateNumber: certificate.certificateNumber,
      verificationNumber: certificate.verificationNumber,
      issuedAt: certificate.issuedAt,
      printedAt: record.printedAt,
      ...(await openableState({ db, storage }, certificate)),
      qrImagePath: await officerSymbol(certificate, CERTIFICATE_SIGNING_KEY),
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
  },
)
