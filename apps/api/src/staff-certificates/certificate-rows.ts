import type { EntityOf, InputOf, listCertificates } from '@hygiene/contracts'
import { likePattern, Prisma, type Queries, readKeyset } from '@hygiene/db'
import { maskName, parseVerificationNumber, formatVerificationNumber } from '@hygiene/domain'

type Row = EntityOf<typeof listCertificates>['list'][number]
type Input = InputOf<typeof listCertificates>

const KEYSET = {
  sorts: {
    issuedAt: { sql: Prisma.sql`c."issuedAt"`, type: 'timestamptz' },
    certificateNumber: { sql: Prisma.sql`c."certificateNumber"`, type: 'text' },
  },
  key: { sql: Prisma.sql`c."certificateNo"`, type: 'int' },
} as const

const COLUMNS = Prisma.sql`
  c."certificateNo", c."certificateNumber", c."edition", c."status"::text AS "status", c."verificationNumber", c."issuedAt",
  CASE WHEN c."fileNo" IS NOT NULL THEN 'ready' WHEN c."failure" IS NULL THEN 'preparing' ELSE 'failed' END AS "drawing",
  CASE WHEN c."enrolmentNo" IS NULL THEN 'inPerson' ELSE 'online' END AS "kind",
  coalesce(e."salesType", i."salesType") AS "salesType", coalesce(e."year", i."year") AS "year",
  coalesce(e."memberNo", i."memberNo") AS "memberNo",
  c."frozen"->>'userName' AS "userName", c."frozen"->>'businessName' AS "businessName"`

const FROM = Prisma.sql`"Certificate" c
  LEFT JOIN "OnlineEnrolment" e ON e."enrolmentNo" = c."enrolmentNo"
  LEFT JOIN "InPersonEnrolment" i ON i."inPersonEnrolmentNo" = c."inPersonEnrolmentNo"`

/** A page of the register; people are masked. */
export async function readCertificateRows(db: Queries, input: Input, now: Date) {
  const query = { columns: COLUMNS, from: FROM, where: [...filtersOf(input), ...wordsOf(input.words)] }
  const { rows, ...page } = await readKeyset<Omit<Row, 'issuedAt'> & { issuedAt: Date }, Input['sort']['by']>(
    db,
    KEYSET,
    query,
    input,
    now,
  )
  return {
    ...page,
    rows: rows.map(({ issuedAt, userName, ...row }) => ({
      ...row,
      userName: maskName(userName),
      issuedAt: issuedAt.toISOString(),
    })),
  }
}

const DRAWING = {
  ready: Prisma.sql`c."fileNo" IS NOT NULL`,
  preparing: Prisma.sql`c."fileNo" IS NULL AND c."failure" IS NULL`,
  failed: Prisma.sql`c."fileNo" IS NULL AND c."failure" IS NOT NULL`,
} as const

/** Year and kind of operator stand in the number, which has an index. */
function filtersOf({ filter }: Input): Prisma.Sql[] {
  const { status, isReplaced, drawing, kind, salesType, year } = filter
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
function wordsOf(words: string): Prisma.Sql[] {
  if (words === '') return []
  const typed = parseVerificationNumber(words)
  const part = likePattern(words)
  const byWords = [
    Prisma.sql`c."frozen"->>'userName' LIKE ${part}`,
    Prisma.sql`c."frozen"->>'businessName' LIKE ${part}`,
    Prisma.sql`c."certificateNumber" LIKE ${part}`,
  ]
  const byNumber = typed === null ? [] : numberOf(formatVerificationNumber(typed))
  return [Prisma.sql`(${Prisma.join([...byNumber, ...byWords], ' OR ')})`]
}

const numberOf = (number: string): Prisma.Sql[] => [
  Prisma.sql`c."verificationNumber" = ${number}`,
  Prisma.sql`EXISTS (SELECT 1 FROM "ReplacedCertificate" r
                      WHERE r."certificateNo" = c."certificateNo" AND r."verificationNumber" = ${number})`,
]
