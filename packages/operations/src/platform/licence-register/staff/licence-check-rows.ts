import type { AnswerOf } from '@hygiene/contracts/kit/endpoint'
import type { listLicenceChecks } from '@hygiene/contracts/platform/licence-register/staff/list-licence-checks'
import { type Licence, Prisma } from '@hygiene/db/generated/client'
import {
  maskAddress,
  maskLicenceNumber,
  maskName,
  maskRepresentative,
} from '@hygiene/domain/member/account/masking'
import { placeDifferences, type TypedPlace } from '@hygiene/domain/platform/licence-register/licence-check'
import { LISTED, ofRecord, stateSql, studySql } from '../find-checks.ts'

type Row = AnswerOf<typeof listLicenceChecks>['list'][number]
type Masked = 'licenseNumber' | 'differences' | 'industryType' | 'madeAt' | 'decidedAt'

export interface CheckRow extends Omit<Row, Masked>, TypedPlace {
  sidoCode: string
  madeAt: Date
  decidedAt: Date | null
  listed: Licence | null
}

const OWN = [
  'memberNo',
  'userName',
  'businessName',
  'licenceNo',
  'representative',
  'address',
  'address2',
] as const
const SAID = [...OWN, 'sidoCode', 'industryType', 'year'] as const

export function checkColumns(now: Date): Prisma.Sql {
  const said = SAID.map((name) => Prisma.sql`${ofRecord(name)} AS "${Prisma.raw(name)}"`)
  return Prisma.sql`c."checkNo", c."cause"::text AS "cause", ${stateSql(now)} AS "state", ${studySql(now)} AS "study",
    CASE WHEN c."enrolmentNo" IS NULL THEN 'inPerson' ELSE 'online' END AS "kind",
    coalesce(c."enrolmentNo", c."inPersonEnrolmentNo") AS "number", ${Prisma.join(said)},
    c."madeAt", c."decidedAt", ${LISTED} AS "listed"`
}

export function checkOf(row: CheckRow): Row {
  const { licenceNo, address2: _more, sidoCode: _province, listed, madeAt, decidedAt, ...rest } = row
  return {
    ...rest,
    userName: maskName(row.userName),
    licenseNumber: maskLicenceNumber(licenceNo),
    representative: maskName(row.representative),
    address: maskAddress(row.address),
    differences: listed && placeDifferences(row, listed),
    madeAt,
    decidedAt,
  }
}

export function registerRowOf(licence: Omit<Licence, 'industryCode' | 'sidoCode' | 'changedOn'>) {
  return {
    licenseNumber: licence.licenceNo,
    businessName: licence.businessName,
    businessTypeName: licence.businessTypeName,
    representative: maskRepresentative(licence.representativeName),
    address: licence.siteAddress,
  }
}
