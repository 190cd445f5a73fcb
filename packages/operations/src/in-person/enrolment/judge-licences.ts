import {
  type InPersonEligibility,
  judgeInPersonEligibility,
} from '@hygiene/domain/education/enrolment/in-person-eligibility'
import { type NamedPlace, placeKey } from '@hygiene/domain/education/enrolment/licence-number'
import type { SalesType } from '@hygiene/domain/text'
import { educationRecordsFor, lapsedHoldsOf } from '../../education/course/find-education-records.ts'
import type { ReadPast } from '../../education/course/read-past.ts'

interface LicenceWanted extends NamedPlace {
  businessTypeName: string
  sidoCode: string
}

export interface LicencesWanted {
  memberNo: number
  year: number
  salesType: SalesType
  licences: readonly LicenceWanted[]
  exceptApplicationNo?: number | undefined
}

interface JudgedLicence {
  eligibility: InPersonEligibility
  businessTypeName: string
  isProvince: boolean
}

export interface JudgedLicences {
  judged: JudgedLicence[]
  lapsedHolds: number[]
}

export async function judgeLicences(
  readPast: ReadPast,
  wanted: LicencesWanted,
  now: Date,
): Promise<JudgedLicences> {
  const { memberNo, year, salesType, licences, exceptApplicationNo } = wanted
  const licenceKeys = licences.map((licence) => placeKey(memberNo, licence))
  const { rows, register, provinces, provinceToday } = await readPast({ memberNo, licenceKeys })
  const asked = { memberNo, licenceKeys, year, exceptApplicationNo }
  const records = educationRecordsFor(rows, asked, provinceToday, now)
  const judged = licences.map(({ sidoCode, ...typed }) => {
    const { industryType } = typed
    const licenceKey = placeKey(memberNo, typed)
    const businessTypeName = register.get(licenceKey) ?? typed.businessTypeName
    const place = { industryType, licenceKey, businessTypeName }
    return {
      eligibility: judgeInPersonEligibility({
        ...place,
        year,
        salesType,
        provinceCode: provinceToday(sidoCode),
        records,
      }),
      businessTypeName,
      isProvince: provinces.has(sidoCode),
    }
  })
  return { judged, lapsedHolds: lapsedHoldsOf(rows, asked, now) }
}
