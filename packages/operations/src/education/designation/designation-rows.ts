import type { AnswerOf } from '@hygiene/contracts/kit/endpoint'
import type { listSubmittedDesignations } from '@hygiene/contracts/education/designation/staff/list-submitted-designations'
import { Prisma } from '@hygiene/db/generated/client'
import { maskLicenceNumber, maskName } from '@hygiene/domain/member/account/masking'
import { record, stateSql } from './find-designations.ts'

type Designation = AnswerOf<typeof listSubmittedDesignations>['list'][number]

export interface DesignationRow extends Omit<Designation, 'licenseNumber' | 'submittedAt' | 'verdict'> {
  licenceNo: string
  submittedAt: Date
  isAccepted: boolean | null
  sentence: string | null
  decidedAt: Date | null
}

export function designationColumns(now: Date): Prisma.Sql {
  return Prisma.sql`CASE WHEN o."enrolmentNo" IS NULL THEN 'inPerson' ELSE 'online' END AS "kind",
    coalesce(o."enrolmentNo", h."inPersonEnrolmentNo") AS "number", ${record('memberNo')} AS "memberNo",
    ${record('userName')} AS "userName", ${record('businessName')} AS "businessName", ${record('licenceNo')} AS "licenceNo",
    ${record('year')} AS "year", k."name" AS "courseName", ${stateSql(now)} AS "state",
    f."fileNo"::text, f."name" AS "fileName", f."contentType", f."sizeBytes", f."createdAt" AS "submittedAt",
    v."isAccepted", v."sentence", v."decidedAt"`
}

export function designationOf(row: DesignationRow): Designation {
  const { licenceNo, userName, submittedAt, isAccepted, sentence, decidedAt, ...rest } = row
  return {
    ...rest,
    userName: maskName(userName),
    licenseNumber: maskLicenceNumber(licenceNo),
    submittedAt,
    verdict:
      isAccepted === null || decidedAt === null ? null : { isAccepted, sentence: sentence ?? '', decidedAt },
  }
}
