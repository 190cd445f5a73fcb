import type { EntityOf, InputOf } from '@hygiene/contracts/kit/endpoint'
import { listCertificates as contract } from '@hygiene/contracts/education/certificate/staff/list-certificates'
import { Prisma } from '@hygiene/db/generated/client'
import { readKeyset } from '@hygiene/db/keyset'
import { maskName } from '@hygiene/domain/member/account/masking'
import { operation } from '../../../kit/operation.ts'
import { certificateKeyset, findCertificates } from '../find-certificates.ts'

type Row = Omit<EntityOf<typeof contract>['list'][number], 'issuedAt'> & { issuedAt: Date }

const COLUMNS = Prisma.sql`
  c."certificateNo", c."certificateNumber", c."edition", c."status"::text AS "status", c."verificationNumber", c."issuedAt",
  CASE WHEN c."fileNo" IS NOT NULL THEN 'ready' WHEN c."failure" IS NULL THEN 'preparing' ELSE 'failed' END AS "drawing",
  CASE WHEN c."enrolmentNo" IS NULL THEN 'inPerson' ELSE 'online' END AS "kind",
  coalesce(e."salesType", i."salesType") AS "salesType", coalesce(e."year", i."year") AS "year",
  coalesce(e."memberNo", i."memberNo") AS "memberNo",
  c."frozen"->>'userName' AS "userName", c."frozen"->>'businessName' AS "businessName"`

/** Masked, so no reason is asked; the people on the page are in the log. */
export const listCertificates = operation(contract, async ({ db, input, now, log }) => {
  const { rows, ...page } = await readKeyset<Row, InputOf<typeof contract>['sort']['by']>(
    db,
    certificateKeyset,
    { ...findCertificates(input), columns: COLUMNS },
    input,
    now,
  )
  log({ shown: rows.map(({ memberNo }) => memberNo) })
  return {
    ...page,
    list: rows.map(({ issuedAt, userName, ...row }) => ({
      ...row,
      userName: maskName(userName),
      issuedAt,
    })),
  }
})
