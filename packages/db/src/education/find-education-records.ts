import { type EducationRecord, type EnrolmentStatus, type InPersonStatus, statusAt } from '@hygiene/domain'
import type { Queries } from '../connect.ts'
import { currentProvinceCodes } from '../lookup/province-codes.ts'

export interface RecordsWanted {
  memberNo: number
  licenceKeys: readonly string[]
  year: number
  /** What is being changed does not stand in its own way: an enrolment, or an in-person application. */
  exceptOnlineEduNo?: number | undefined
  exceptApplyEduNo?: number | undefined
}

const EDUCATION_RECORDS = {
  name: 'education-records',
  text: `
  SELECT "licenceNo", "memberNo" = $1 AS "isApplicants", "year", "salesType", "industryType", "sidoCode",
         "status"::text AS "onlineStatus", NULL AS "inPersonStatus"
    FROM "OnlineEnrolment"
   WHERE ("memberNo" = $1 OR ("licenceKey" = ANY ($2::text[]) AND "year" = $3)) AND "onlineEduNo" IS DISTINCT FROM $4
   UNION ALL
  SELECT "licenceNo", "memberNo" = $1, "year", "salesType", "industryType", "sidoCode", NULL, "status"::text
    FROM "OfflineEnrolment"
   WHERE ("memberNo" = $1 OR ("licenceKey" = ANY ($2::text[]) AND "year" = $3)) AND "applyEduNo" IS DISTINCT FROM $5`,
}

export type EducationRow = Omit<EducationRecord, 'provinceCode' | 'status'> & {
  sidoCode: string
  onlineStatus: EnrolmentStatus | null
  inPersonStatus: InPersonStatus | null
}

/** Asks for everything the applicant ever took, and the year's records of the licences, whoever made them. */
export function educationRecordsQuery(wanted: RecordsWanted) {
  const { memberNo, licenceKeys, year, exceptOnlineEduNo = null, exceptApplyEduNo = null } = wanted
  return {
    ...EDUCATION_RECORDS,
    values: [memberNo, [...licenceKeys], year, exceptOnlineEduNo, exceptApplyEduNo],
  }
}

export function educationRecordOf(
  { sidoCode, onlineStatus, inPersonStatus, ...row }: EducationRow,
  provinceToday: (code: string) => string,
  now: Date,
): EducationRecord {
  const status =
    onlineStatus === null ? inPersonStatus : statusAt({ status: onlineStatus, year: row.year }, now)
  if (status === null) throw new Error('A record is online or in person')
  return { ...row, provinceCode: provinceToday(sidoCode), status }
}

/** What the rules of eligibility look back at: online and in-person education alike. */
export async function findEducationRecords(
  db: Queries,
  wanted: RecordsWanted,
  now: Date,
): Promise<EducationRecord[]> {
  const provinceToday = await currentProvinceCodes(db)
  const { text, values } = educationRecordsQuery(wanted)
  const rows = await db.$queryRawUnsafe<EducationRow[]>(text, ...values)
  return rows.map((row) => educationRecordOf(row, provinceToday, now))
}
