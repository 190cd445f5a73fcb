import type { Course } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'
import { type Eligibility, judgeEligibility } from '@hygiene/domain/education/enrolment/online-eligibility'
import { type IndustryType, OnlineType, SalesType } from '@hygiene/domain/text'
import { licenceKey } from '@hygiene/domain/education/enrolment/licence-number'
import { seoulYear } from '@hygiene/domain/time/seoul-day'
import { findCurrentCourses } from '../course/find-current-courses.ts'
import { findCourseWindows } from '../course/find-course-windows.ts'
import { findEducationRecords, type RecordsWanted } from '../course/find-education-records.ts'
import { findLicence } from '../../platform/lookup/find-licence.ts'
import { currentProvinceCodes } from '../../platform/lookup/province-codes.ts'

export interface PlaceWanted {
  memberNo: number
  industryType: IndustryType
  licenseNumber: string
  businessTypeName: string
  sidoCode: string
  changes?: number
}

export interface JudgedPlace {
  course: Course
  eligibility: Eligibility
  /** Is taken from the register, or as typed if the register lacks the licence. */
  businessTypeName: string
}

/** Gathers the facts for the eligibility rule, including in-person education. Returns null if this year has no such course. */
export async function judgePlace(db: Queries, wanted: PlaceWanted, now: Date): Promise<JudgedPlace | null> {
  const kind = {
    year: seoulYear(now),
    salesType: SalesType.existing,
    industryType: wanted.industryType,
    onlineType: OnlineType.online,
  }
  const [course] = await findCurrentCourses(db, kind, now)
  if (!course) return null

  const provinceToday = await currentProvinceCodes(db)
  const licence = await findLicence(db, licenceKey(wanted.licenseNumber))
  const businessTypeName = licence?.businessTypeName ?? wanted.businessTypeName
  const facts = {
    ...kind,
    licenceKey: licenceKey(wanted.licenseNumber),
    businessTypeName,
    provinceCode: provinceToday(wanted.sidoCode),
    records: await findEducationRecords(db, recordsWanted(wanted, kind.year), now),
    windows: await findCourseWindows(db, kind, now),
  }
  return { course, eligibility: judgeEligibility(facts, now), businessTypeName }
}

function recordsWanted({ memberNo, licenseNumber, changes }: PlaceWanted, year: number): RecordsWanted {
  return { memberNo, licenceKeys: [licenceKey(licenseNumber)], year, exceptEnrolmentNo: changes }
}
