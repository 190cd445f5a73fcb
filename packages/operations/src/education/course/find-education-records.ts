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
  /** Excludes the record being changed, an enrolment or an in-person application, so that it does not block itself. */
  exceptEnrolmentNo?: number | undefined
  exceptApplicationNo?: number | undefined
}

/** Takes people in `$1` with all their records, and licences in `$2` with the records of any person. */
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
  heldUntil: Date | null
  exemption: ExemptionGround | null
  extendedToOn: string | null
}

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

/** Decides by the clock alone, even before the worker has updated the record. */
function hasLapsed({ inPersonStatus, heldUntil }: EducationRow, now: Date): boolean {
  return inPersonStatus === 'applied' && hasHoldLapsed({ heldUntil }, now)
}

export function lapsedHoldsOf(rows: readonly EducationRow[], wanted: RecordsWanted, now: Date): number[] {
  const { licenceKeys, exceptApplicationNo } = wanted
  const lapsed = rows.filter((row) => licenceKeys.includes(row.licenceKey) && hasLapsed(row, now))
  const applicationNos = new Set(lapsed.flatMap(({ applicationNo }) => applicationNo ?? []))
  return [...applicationNos].filter((applicationNo) => applicationNo !== exceptApplicationNo)
}

/** Returns the online and in-person records that the eligibility rules consider. */
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
