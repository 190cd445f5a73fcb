import type { EntityOf, InputOf } from '@hygiene/contracts/kit/endpoint'
import type { listCertificates } from '@hygiene/contracts/education/certificate/staff/list-certificates'
import { Prisma, type Queries, readKeyset } from '@hygiene/db'
import { maskName } from '@hygiene/domain'
import {
  certificateKeyset,
  findCertificates,
} from '@hygiene/operations/education/certificate/find-certificates'

type Row = EntityOf<typeof listCertificates>['list'][number]
type Input = InputOf<typeof listCertificates>

const COLUMNS = Prisma.sql`
  c."certificateNo", c."certificateNumber", c."edition", c."status"::text AS "status", c."verificationNumber", c."issuedAt",
  CASE WHEN c."fileNo" IS NOT NULL THEN 'ready' WHEN c."failure" IS NULL THEN 'preparing' ELSE 'failed' END AS "drawing",
  CASE WHEN c."enrolmentNo" IS NULL THEN 'inPerson' ELSE 'online' END AS "kind",
  coalesce(e."salesType", i."salesType") AS "salesType", coalesce(e."year", i."year") AS "year",
  coalesce(e."memberNo", i."memberNo") AS "memberNo",
  c."frozen"->>'userName' AS "userName", c."frozen"->>'businessName' AS "businessName"`

/** A page of the register; people are masked. */
export async function readCertificateRows(db: Queries, input: Input, now: Date) {
  const query = { ...findCertificates(input), columns: COLUMNS }
  const { rows, ...page } = await readKeyset<Omit<Row, 'issuedAt'> & { issuedAt: Date }, Input['sort']['by']>(
    db,
    certificateKeyset,
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
