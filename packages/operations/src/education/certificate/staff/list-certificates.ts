import { listCertificates as contract } from '@hygiene/contracts/education/certificate/staff/list-certificates'
import { Prisma } from '@hygiene/db/generated/client'
import { likePattern } from '@hygiene/db/like-pattern'
import { pick, table, typed } from '@hygiene/db/table'
import {
  formatVerificationNumber,
  parseVerificationNumber,
} from '@hygiene/domain/education/certificate/verification-number'
import { list } from '../../../kit/list.ts'
import type { FilterOf } from '../../../kit/list-plan.ts'

const c = table('Certificate', 'c')
const e = table('OnlineEnrolment', 'e')
const i = table('InPersonEnrolment', 'i')
const r = table('ReplacedCertificate', 'r')

/** Reads a column from the online record `e` or the in-person record `i`. */
const either = (column: 'year' | 'salesType' | 'memberNo') =>
  typed<number>`coalesce(${e[column]}, ${i[column]})`

const columns = {
  drawing: typed<'ready' | 'preparing' | 'failed'>`CASE WHEN ${c.fileNo} IS NOT NULL THEN 'ready'
    WHEN ${c.failure} IS NULL THEN 'preparing' ELSE 'failed' END`,
  kind: typed<'online' | 'inPerson'>`CASE WHEN ${c.enrolmentNo} IS NULL THEN 'inPerson' ELSE 'online' END`,
  status: typed<'valid' | 'revoked'>`${c.status}`,
  salesType: either('salesType'),
  year: either('year'),
  memberNo: either('memberNo'),
  userName: typed<string>`${c.frozen}->>'userName'`,
  businessName: typed<string>`${c.frozen}->>'businessName'`,
}

/** Asks for no reason, because the data is masked. Year and kind of operator are part of the number, which is indexed. */
export const listCertificates = list(contract, {
  of: c,
  joins: Prisma.sql`LEFT JOIN ${e.$from} ON ${e.enrolmentNo} = ${c.enrolmentNo}
    LEFT JOIN ${i.$from} ON ${i.inPersonEnrolmentNo} = ${c.inPersonEnrolmentNo}`,
  key: c.certificateNo,
  columns,
  where: ({ filter }) => numberedAs(filter),
  filters: {
    status: c.status,
    isReplaced: (isReplaced) => Prisma.sql`(${c.edition} > 1) = ${isReplaced}`,
    drawing: {
      ready: Prisma.sql`${c.fileNo} IS NOT NULL`,
      preparing: Prisma.sql`(${c.fileNo} IS NULL AND ${c.failure} IS NULL)`,
      failed: Prisma.sql`(${c.fileNo} IS NULL AND ${c.failure} IS NOT NULL)`,
    },
    kind: (kind) => Prisma.sql`(${c.enrolmentNo} IS NULL) = ${kind === 'inPerson'}`,
    salesType: null,
    year: null,
  },
  search: textMatch,
  file: {
    ...pick(c, 'issuedAt', 'certificateNumber', 'edition', 'verificationNumber'),
    ...columns,
    name: columns.userName,
  },
})

function numberedAs({ year, salesType }: FilterOf<typeof contract>): Prisma.Sql[] {
  if (year === undefined && salesType === undefined) return []
  const number = `${year ?? '____'}-${salesType === undefined ? '__' : `0${salesType}`}-%`
  return [Prisma.sql`${c.certificateNumber} LIKE ${number}`]
}

/** Matches a certificate number or its end, a verification number of any edition, or part of the printed name. */
function textMatch(text: string): Prisma.Sql {
  const typedNumber = parseVerificationNumber(text)
  const part = likePattern(text)
  const byText = [columns.userName, columns.businessName, c.certificateNumber].map(
    (column) => Prisma.sql`${column} LIKE ${part}`,
  )
  const byNumber = typedNumber === null ? [] : numberOf(formatVerificationNumber(typedNumber))
  return Prisma.sql`(${Prisma.join([...byNumber, ...byText], ' OR ')})`
}

const numberOf = (number: string): Prisma.Sql[] => [
  Prisma.sql`${c.verificationNumber} = ${number}`,
  Prisma.sql`EXISTS (SELECT 1 FROM ${r.$from}
                      WHERE ${r.certificateNo} = ${c.certificateNo} AND ${r.verificationNumber} = ${number})`,
]
