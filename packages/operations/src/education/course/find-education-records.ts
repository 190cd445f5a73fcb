import type { Queries } from '@hygiene/db/connect'
import type { ApplicationNo, EnrolmentNo } from '@hygiene/domain/record-numbers'
import type { EducationRecord } from '@hygiene/domain/education/enrolment/education-records'
import type { EnrolmentStatus } from '@hygiene/domain/education/enrolment/enrolment-status'
import type { ExemptionGround } from '@hygiene/domain/education/exemption/exemption'
import type { InPersonStatus } from '@hygiene/domain/in-person/enrolment/record-status'
import { statusAt } from '@hygiene/domain/education/study/study-record'
import { hasHoldLapsed } from '@hygiene/domain/in-person/seat/seat-taken'
import { currentProvinceCodes } from '../../platform/lookup/province-codes.ts'

export interface RecordsWanted {
  memberNo: number
  licenceKeys: readonly string[]
  year: number
  /** The record that is being changed does not stand in its own way: an enrolment, or an in-person application. */
  exceptEnrolmentNo?: number | undefined
  exceptApplicationNo?: number | undefined
}

/** `$1` people, with all their records; `$2` licences, with the records of any person. */
export const EDUCATION_RECORDS = {
  name: 'education-records',
  text: `
  SELECT "memberNo", "licenceKey", "year", "salesType", "industryType", "sidoCode", "enrolmentNo",
         NULL::int AS "applicationNo", "status"::text AS "onlineStatus", NULL AS "inPersonStatus", NULL::timestamptz AS "heldUntil",
         NULL::text AS "exemption", "extendedToOn"
    FROM "OnlineEnrolment" WHERE "memberNo" = ANY ($1::int[]) OR "licenceKey" = ANY ($2::text[])
   UNION ALL
  SELECT "memberNo", "licenceKey", "year", "salesType", "industryType", "sidoCode", NULL, "applicationNo",
         NULL, "status"::text, (SELECT b."heldUntil" FROM "Booking" b WHERE b."applicationNo" = e."applicationNo"),
         NULL, NULL
    FROM "InPersonEnrolment" e WHERE "memberNo" = ANY ($1::int[]) OR "licenceKey" = ANY ($2::text[])
   UNION ALL
  SELECT "memberNo", "licenceKey", "year", "salesType", "industryType", "sidoCode", NULL, NULL, NULL, NULL, NULL, "ground"::text, NULL
    FROM "Exemption" WHERE "endedAt" IS NULL AND ("memberNo" = ANY ($1::int[]) OR "licenceKey" = ANY ($2::text[]))`,
}

export type EducationRow = Omit<EducationRecord, 'isApplicants' | 'provinceCode' | 'status'> & {
  memberNo: number
  sidoCode: string
  enrolmentNo: EnrolmentNo | null
  applicationNo: ApplicationNo | null
  onlineStatus: EnrolmentStatus | null
  inPersonStatus: InPersonStatus | null
  /** Of the seat of an in-person application, while it is held. */
  heldUntil: Date | null
  /** Of an exemption in force; null for education of our own. */
  exemption: ExemptionGround | null
  /** Of an online enrolment: the last day that staff gave it. */
  extendedToOn: string | null
}

/** Everything the applicant ever took and the year's records of the licences, among rows asked for more people at once. */
export function educationRecordsFor(
  rows: readonly EducationRow[],
  wanted: RecordsWanted,
  provinceToday: (code: string) => string,
  now: Date,
): EducationRecord[] {
  const { memberNo, licenceKeys, year, exceptEnrolmentNo, exceptApplicationNo } = wanted
  const found = rows.filter(
    (row) =>
      (row.memberNo === memberNo || (row.year === year && licenceKeys.includes(row.licenceKey))) &&
      (row.enrolmentNo === null || row.enrolmentNo !== exceptEnrolmentNo) &&
      (row.applicationNo === null || row.applicationNo !== exceptApplicationNo),
  )
  return found.map((row) => ({
    licenceKey: row.licenceKey,
    isApplicants: row.memberNo === memberNo,
    year: row.year,
    salesType: row.salesType,
    industryType: row.industryType,
    provinceCode: provinceToday(row.sidoCode),
    status: statusOf(row, now),
  }))
}

function statusOf(row: EducationRow, now: Date): EducationRecord['status'] {
  const { onlineStatus, inPersonStatus, exemption, year, extendedToOn } = row
  if (exemption !== null) return exemption === 'otherInstitution' ? 'completed' : 'exempted'
  if (onlineStatus !== null) return statusAt({ status: onlineStatus, year, extendedToOn }, now)
  if (inPersonStatus === null) throw new Error('A record is online, in person or an exemption')
  return hasLapsed(row, now) ? 'cancelled' : inPersonStatus
}

/** By the clock alone, also before the worker has written so. */
function hasLapsed({ inPersonStatus, heldUntil }: EducationRow, now: Date): boolean {
  return inPersonStatus === 'applied' && hasHoldLapsed({ heldUntil }, now)
}

/** Applications for these licences whose hold has run out, but whose records are not ended yet. */
export function lapsedHoldsOf(rows: readonly EducationRow[], wanted: RecordsWanted, now: Date): number[] {
  const { licenceKeys, exceptApplicationNo } = wanted
  const lapsed = rows.filter((row) => licenceKeys.includes(row.licenceKey) && hasLapsed(row, now))
  const applicationNos = new Set(lapsed.flatMap(({ applicationNo }) => applicationNo ?? []))
  return [...applicationNos].filter((applicationNo) => applicationNo !== exceptApplicationNo)
}

/** The records that the rules of eligibility look back at: online and in-person education alike. */
export async function findEducationRecords(
  db: Queries,
  wanted: RecordsWanted,
  now: Date,
): Promise<EducationRecord[]> {
  const provinceToday = await currentProvinceCodes(db)
  const { memberNo, licenceKeys } = wanted
  const rows = await db.$queryRawUnsafe<EducationRow[]>(EDUCATION_RECORDS.text, [memberNo], [...licenceKeys])
  return educationRecordsFor(rows, wanted, provinceToday, now)
}
