import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { readCertificateRecord } from '@hygiene/contracts/education/certificate/staff/read-certificate-record'
import type { Certificate, Prisma, ReplacedCertificate } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'
import {
  isRevocationReason,
  replacementReasons,
} from '@hygiene/domain/education/certificate/certificate-change'
import { maskAddress, maskBirthDate, maskName } from '@hygiene/domain/member/account/masking'
import { frozenFieldsOf } from '../frozen-fields.ts'

export type EditionView = EntityOf<typeof readCertificateRecord>['editions'][number]

const RECORD = { select: { memberNo: true, printedAt: true } } as const
export const WITH_EDITIONS = {
  enrolment: RECORD,
  inPerson: RECORD,
  file: { select: { createdAt: true } },
  replaced: { orderBy: { edition: 'desc' }, include: { file: { select: { createdAt: true } } } },
} as const satisfies Prisma.CertificateInclude

type Found = Certificate & { replaced: ReplacedCertificate[] }

/** Returns all editions, newest first, as printed and masked, with the names of who withdrew them. */
export async function editionsOf(db: Queries, certificate: Found): Promise<EditionView[]> {
  const nameOf = await employeeNames(db, [
    certificate.revokedByNo,
    certificate.revocationApprovedByNo,
    ...certificate.replaced.flatMap(({ replacedByNo, approvedByNo }) => [replacedByNo, approvedByNo]),
  ])
  const { revokedAt, revokedFor, revocationText, revokedByNo, revocationApprovedByNo } = certificate
  const isRevoked = revokedAt !== null && isRevocationReason(revokedFor)
  const withdrawn = isRevoked
    ? {
        at: revokedAt.toISOString(),
        reasonCode: revokedFor,
        text: revocationText ?? '',
        byName: nameOf(revokedByNo) ?? '',
        approvedByName: nameOf(revocationApprovedByNo),
      }
    : null
  return [
    { ...printed(certificate), status: certificate.status, withdrawn },
    ...certificate.replaced.map((edition) => ({
      ...printed(edition),
      status: 'superseded' as const,
      withdrawn: {
        at: edition.replacedAt.toISOString(),
        reasonCode: replacementReasons.find((code) => code === edition.replacedFor) ?? 'misprint',
        text: edition.text,
        byName: nameOf(edition.replacedByNo) ?? '',
        approvedByName: nameOf(edition.approvedByNo),
      },
    })),
  ]
}

function printed(edition: Pick<Certificate, 'edition' | 'verificationNumber' | 'issuedAt' | 'frozen'>) {
  const { userName, birthOn, businessName, address } = frozenFieldsOf(edition)
  return {
    edition: edition.edition,
    verificationNumber: edition.verificationNumber,
    issuedAt: edition.issuedAt.toISOString(),
    userName: maskName(userName),
    birth: maskBirthDate(birthOn),
    businessName,
    address: maskAddress(address),
  }
}

export async function employeeNames(
  db: Queries,
  numbers: readonly (number | null)[],
): Promise<(employeeNo: number | null) => string | null> {
  const wanted = numbers.filter((employeeNo) => employeeNo !== null)
  const rows = await db.employee.findMany({
    where: { employeeNo: { in: wanted } },
    select: { employeeNo: true, name: true },
  })
  const names = new Map(rows.map(({ employeeNo, name }) => [employeeNo, name]))
  return (employeeNo) => (employeeNo === null ? null : (names.get(employeeNo) ?? null))
}
