import {
  currentProvinceCodes,
  type EducationCode,
  findCourseWindows,
  findLicence,
  type Queries,
} from '@hygiene/db'
import {
  type EducationRecord,
  type Eligibility,
  type IndustryType,
  judgeEligibility,
  licenceKey,
  OnlineType,
  SalesType,
  seoulYear,
  statusAt,
} from '@hygiene/domain'

export interface PlaceWanted {
  memberNo: number
  industryType: IndustryType
  licenseNumber: string
  businessTypeName: string
  sidoCode: string
  /** The application being changed: it does not stand in its own way. */
  changes?: number
}

export interface JudgedPlace {
  course: EducationCode
  eligibility: Eligibility
  /** As the register names it, or as typed where the register does not know the licence. */
  businessTypeName: string
}

/** Gathers what the eligibility rule asks; null where this year has no such course. */
export async function judgePlace(db: Queries, wanted: PlaceWanted, now: Date): Promise<JudgedPlace | null> {
  const kind = {
    year: seoulYear(now),
    salesType: SalesType.existing,
    industryType: wanted.industryType,
    onlineType: OnlineType.online,
  }
  const course = await db.educationCode.findFirst({ where: { ...kind, isOffered: true } })
  if (!course) return null

  const provinceToday = await currentProvinceCodes(db)
  const licence = await findLicence(db, licenceKey(wanted.licenseNumber))
  const businessTypeName = licence?.businessTypeName ?? wanted.businessTypeName
  const facts = {
    ...kind,
    licenceNo: wanted.licenseNumber,
    businessTypeName,
    provinceCode: provinceToday(wanted.sidoCode),
    records: await findRecords(db, wanted, kind.year, provinceToday, now),
    windows: await findCourseWindows(db, kind, now),
  }
  return { course, eligibility: judgeEligibility(facts, now), businessTypeName }
}

/** This year's enrolments of the licence, whoever made them, and of the applicant, whatever the licence. */
async function findRecords(
  db: Queries,
  wanted: PlaceWanted,
  year: number,
  provinceToday: (code: string) => string,
  now: Date,
): Promise<EducationRecord[]> {
  const { memberNo, licenseNumber, changes } = wanted
  const enrolments = await db.onlineEnrolment.findMany({
    where: {
      year,
      OR: [{ licenceKey: licenceKey(licenseNumber) }, { memberNo }],
      ...(changes === undefined ? {} : { onlineEduNo: { not: changes } }),
    },
  })
  return enrolments.map((enrolment) => ({
    licenceNo: enrolment.licenceNo,
    isApplicants: enrolment.memberNo === memberNo,
    year: enrolment.year,
    salesType: enrolment.salesType as EducationRecord['salesType'],
    industryType: enrolment.industryType as EducationRecord['industryType'],
    provinceCode: provinceToday(enrolment.sidoCode),
    status: statusAt(enrolment, now),
  }))
}
