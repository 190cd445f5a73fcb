import type { AnswerOf, listSubmittedDesignations } from '@hygiene/contracts'
import { Prisma, sqlList } from '@hygiene/db'
import { LIVE_IN_PERSON, LIVE_ONLINE, maskLicenceNumber, maskName, seoulYear } from '@hygiene/domain'

type Designation = AnswerOf<typeof listSubmittedDesignations>['list'][number]

export interface DesignationRow extends Omit<Designation, 'licenseNumber' | 'submittedAt' | 'verdict'> {
  licenceNo: string
  submittedAt: Date
  isAccepted: boolean | null
  sentence: string | null
  decidedAt: Date | null
}

const record = (column: string): Prisma.Sql => Prisma.raw(`coalesce(o."${column}", h."${column}")`)

/** Files that are confirmations, each with the one record that names it; the file's day has an index, whichever the record. */
export const DESIGNATIONS = Prisma.sql`"StoredFile" f
  LEFT JOIN "OnlineEnrolment" o
    ON f."ownerKind" = 'onlineEnrolment' AND o."enrolmentNo" = f."ownerNo" AND o."designationFileNo" = f."fileNo"
  LEFT JOIN "InPersonEnrolment" h
    ON f."ownerKind" = 'inPersonEnrolment' AND h."inPersonEnrolmentNo" = f."ownerNo" AND h."designationFileNo" = f."fileNo"
  JOIN "Course" k ON k."courseNo" = ${record('courseNo')}
  LEFT JOIN "DesignationVerdict" v ON v."fileNo" = f."fileNo"`

export const OF_RECORDS = Prisma.sql`f."ownerKind" IN ('onlineEnrolment', 'inPersonEnrolment')`

/** How far the education is that a confirmation belongs to. */
export function stateSql(now: Date): Prisma.Sql {
  const isUnderWay = Prisma.sql`o."status" IN (${Prisma.raw(sqlList(LIVE_ONLINE))}) AND o."year" >= ${seoulYear(now)}
    OR h."status" IN (${Prisma.raw(sqlList(LIVE_IN_PERSON))})`
  return Prisma.sql`CASE WHEN 'completed' IN (o."status"::text, h."status"::text) THEN 'completed'
    WHEN ${isUnderWay} THEN 'underWay' ELSE 'ended' END`
}

export function designationColumns(now: Date): Prisma.Sql {
  return Prisma.sql`CASE WHEN o."enrolmentNo" IS NULL THEN 'inPerson' ELSE 'online' END AS "kind",
    coalesce(o."enrolmentNo", h."inPersonEnrolmentNo") AS "number", ${record('memberNo')} AS "memberNo",
    ${record('userName')} AS "userName", ${record('businessName')} AS "businessName", ${record('licenceNo')} AS "licenceNo",
    ${record('year')} AS "year", k."name" AS "courseName", ${stateSql(now)} AS "state",
    f."fileNo"::text, f."name" AS "fileName", f."contentType", f."sizeBytes", f."createdAt" AS "submittedAt",
    v."isAccepted", v."sentence", v."decidedAt"`
}

/** A row as it is answered: the person and the licence masked. */
export function designationOf(row: DesignationRow): Designation {
  const { licenceNo, userName, submittedAt, isAccepted, sentence, decidedAt, ...rest } = row
  return {
    ...rest,
    userName: maskName(userName),
    licenseNumber: maskLicenceNumber(licenceNo),
    submittedAt: submittedAt.toISOString(),
    verdict:
      isAccepted === null || decidedAt === null
        ? null
        : { isAccepted, sentence: sentence ?? '', decidedAt: decidedAt.toISOString() },
  }
}
