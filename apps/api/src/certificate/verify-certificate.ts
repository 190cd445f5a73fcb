import { verifyCertificate as contract } from '@hygiene/contracts'
import {
  formatVerificationNumber,
  maskAddress,
  maskBirthDate,
  maskName,
  parseVerificationNumber,
} from '@hygiene/domain'
import { implement } from '../http/implement.ts'
import { frozenFieldsOf } from '../documents/frozen-fields.ts'

/** A visitor with the printed number sees every printed field, masked, and the hash of the file it was printed from. */
export const verifyCertificate = implement(contract, async ({ input, deps, refuse }) => {
  const typed = parseVerificationNumber(input.number)
  const certificate =
    typed &&
    (await deps.db.certificate.findUnique({
      where: { verificationNumber: formatVerificationNumber(typed) },
      include: { file: { select: { sha256: true } } },
    }))
  if (!certificate) throw refuse('CERTIFICATE_NOT_FOUND')

  const frozen = frozenFieldsOf(certificate)
  return {
    status: certificate.status,
    certificateNumber: certificate.certificateNumber,
    verificationNumber: certificate.verificationNumber,
    userName: maskName(frozen.userName),
    birth: maskBirthDate(frozen.birthOn),
    businessName: frozen.businessName,
    address: maskAddress(frozen.address),
    courseLine: frozen.courseLine,
    hours: frozen.hours,
    completedOn: frozen.completedOn,
    issuedOn: frozen.issuedOn,
    sha256: certificate.file?.sha256 ?? null,
  }
})
