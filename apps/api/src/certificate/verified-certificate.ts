import type { EntityOf, verifyDocument } from '@hygiene/contracts'
import type { Queries } from '@hygiene/db'
import { maskAddress, maskBirthDate, maskName } from '@hygiene/domain'
import { frozenFieldsOf } from '../documents/frozen-fields.ts'

type Verified = Extract<EntityOf<typeof verifyDocument>, { document: 'certificate' }>

/** The certificate that prints a number, masked; null where none does. */
export async function verifiedCertificate(db: Queries, verificationNumber: string): Promise<Verified | null> {
  const certificate = await db.certificate.findUnique({
    where: { verificationNumber },
    include: { file: { select: { sha256: true } } },
  })
  if (!certificate) return null

  const frozen = frozenFieldsOf(certificate)
  return {
    document: 'certificate',
    status: certificate.status,
    certificateNumber: certificate.certificateNumber,
    verificationNumber,
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
}
