import type { verifyDocument } from '@hygiene/contracts/education/certificate/verify-document'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { Queries } from '@hygiene/db'
import { maskAddress, maskBirthDate, maskName, seoulDay } from '@hygiene/domain'
import { frozenFieldsOf } from '../../documents/frozen-fields.ts'

type Verified = Extract<EntityOf<typeof verifyDocument>, { document: 'certificate' }>

/** The certificate that prints a number, masked; null where none does. */
export async function verifiedCertificate(db: Queries, verificationNumber: string): Promise<Verified | null> {
  const edition = (await findCurrent(db, verificationNumber)) ?? (await findReplaced(db, verificationNumber))
  if (!edition) return null

  const { status, certificateNumber, withdrawnAt, file } = edition
  const frozen = frozenFieldsOf(edition)
  return {
    document: 'certificate',
    status,
    certificateNumber,
    verificationNumber,
    userName: maskName(frozen.userName),
    birth: maskBirthDate(frozen.birthOn),
    businessName: frozen.businessName,
    address: maskAddress(frozen.address),
    courseLine: frozen.courseLine,
    hours: frozen.hours,
    completedOn: frozen.completedOn,
    issuedOn: frozen.issuedOn,
    withdrawnOn: withdrawnAt && seoulDay(withdrawnAt),
    sha256: file?.sha256 ?? null,
  }
}

const FILE = { select: { sha256: true } } as const

async function findCurrent(db: Queries, verificationNumber: string) {
  const current = await db.certificate.findUnique({ where: { verificationNumber }, include: { file: FILE } })
  return current && { ...current, withdrawnAt: current.revokedAt }
}

/** An edition that was replaced stays replaced, also where the newest one was revoked since. */
async function findReplaced(db: Queries, verificationNumber: string) {
  const replaced = await db.replacedCertificate.findUnique({
    where: { verificationNumber },
    include: { file: FILE, certificate: { select: { certificateNumber: true } } },
  })
  if (!replaced) return null
  const { certificateNumber } = replaced.certificate
  return { ...replaced, certificateNumber, status: 'superseded' as const, withdrawnAt: replaced.replacedAt }
}
