import type { InputOf } from '@hygiene/contracts/kit/endpoint'
import type { listCertificates } from '@hygiene/contracts/education/certificate/staff/list-certificates'
import type { Keyset, KeysetQuery } from '@hygiene/db/keyset'
import { likePattern } from '@hygiene/db/like-pattern'
import { Prisma } from '@hygiene/db/generated/client'
import {
  formatVerificationNumber,
  parseVerificationNumber,
} from '@hygiene/domain/education/certificate/verification-number'

type Wanted = Pick<InputOf<typeof listCertificates>, 'filter' | 'text'>

export const certificateKeyset = {
  sorts: {
    issuedAt: { sql: Prisma.sql`c."issuedAt"`, type: 'timestamptz' },
    certificateNumber: { sql: Prisma.sql`c."certificateNumber"`, type: 'text' },
  },
  key: { sql: Prisma.sql`c."certificateNo"`, type: 'int' },
} as const satisfies Keyset<'issuedAt' | 'certificateNumber'>

const FROM = Prisma.sql`"Certificate" c
  LEFT JOIN "OnlineEnrolment" e ON e."enrolmentNo" = c."enrolmentNo"
  LEFT JOIN "InPersonEnrolment" i ON i."inPersonEnrolmentNo" = c."inPersonEnrolmentNo"`

/** The register `c` with the records `e` online or `i` in a venue, by these conditions. */
export function findCertificates({ filter, text }: Wanted): KeysetQuery {
  const where = [...filtersOf(filter), ...textOf(text)]
  return { columns: Prisma.sql`c."certificateNo"`, from: FROM, where }
}

const DRAWING = {
  ready: Prisma.sql`c."fileNo" IS NOT NULL`,
  preparing: Prisma.sql`c."fileNo" IS NULL AND c."failure" IS NULL`,
  failed: Prisma.sql`c."fileNo" IS NULL AND c."failure" IS NOT NULL`,
} as const

/** Year and kind of operator stand in the number, which has an index. */
function filtersOf({ status, isReplaced, drawing, kind, salesType, year }: Wanted['filter']): Prisma.Sql[] {
  const number = `${year ?? '____'}-${salesType === undefined ? '__' : `0${salesType}`}-%`
  return [
    ...(status === undefined ? [] : [Prisma.sql`c."status"::text = ${status}`]),
    ...(isReplaced === undefined ? [] : [Prisma.sql`(c."edition" > 1) = ${isReplaced}`]),
    ...(drawing === undefined ? [] : [Prisma.sql`(${DRAWING[drawing]})`]),
    ...(kind === undefined ? [] : [Prisma.sql`(c."enrolmentNo" IS NULL) = ${kind === 'inPerson'}`]),
    ...(salesType === undefined && year === undefined
      ? []
      : [Prisma.sql`c."certificateNumber" LIKE ${number}`]),
  ]
}

/** A certificate number or its end, a verification number of any edition, or part of a name as printed. */
function textOf(text: string): Prisma.Sql[] {
  if (text === '') return []
  const typed = parseVerificationNumber(text)
  const part = likePattern(text)
  const byText = [
    Prisma.sql`c."frozen"->>'userName' LIKE ${part}`,
    Prisma.sql`c."frozen"->>'businessName' LIKE ${part}`,
    Prisma.sql`c."certificateNumber" LIKE ${part}`,
  ]
  const byNumber = typed === null ? [] : numberOf(formatVerificationNumber(typed))
  return [Prisma.sql`(${Prisma.join([...byNumber, ...byText], ' OR ')})`]
}

const numberOf = (number: string): Prisma.Sql[] => [
  Prisma.sql`c."verificationNumber" = ${number}`,
  Prisma.sql`EXISTS (SELECT 1 FROM "ReplacedCertificate" r
                      WHERE r."certificateNo" = c."certificateNo" AND r."verificationNumber" = ${number})`,
]
