import { educationRecordsFor } from '@hygiene/db'
import {
  type InPersonEligibility,
  type IndustryType,
  judgeInPersonEligibility,
  licenceKey,
  type SalesType,
} from '@hygiene/domain'
import type { Pool } from 'pg'
import { readPast } from './read-past.ts'

export interface LicenceWanted {
  industryType: IndustryType
  licenseNumber: string
  businessTypeName: string
  sidoCode: string
}

export interface LicencesWanted {
  memberNo: number
  year: number
  salesType: SalesType
  licences: readonly LicenceWanted[]
  /** The application being changed: it does not stand in its own way. */
  exceptApplyEduNo?: number | undefined
}

export interface JudgedLicence {
  eligibility: InPersonEligibility
  /** As the register names it, or as typed where the register does not know the licence. */
  businessTypeName: string
  isProvince: boolean
}

/** Judges each licence, in their order, by what it and the applicant took before. */
export async function judgeLicences(pool: Pool, wanted: LicencesWanted, now: Date): Promise<JudgedLicence[]> {
  const { memberNo, year, salesType, licences, exceptApplyEduNo } = wanted
  const licenceKeys = licences.map(({ licenseNumber }) => licenceKey(licenseNumber))
  const { rows, register, provinces, provinceToday } = await readPast(pool, { memberNo, licenceKeys })
  const concerned = { memberNo, licenceKeys, year, exceptApplyEduNo }
  const records = educationRecordsFor(rows, concerned, provinceToday, now)
  return licences.map(({ industryType, licenseNumber, sidoCode, ...typed }) => {
    const businessTypeName = register.get(licenceKey(licenseNumber)) ?? typed.businessTypeName
    const place = { industryType, licenceNo: licenseNumber, businessTypeName }
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
}
