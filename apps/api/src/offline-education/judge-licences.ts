import { educationRecordOf, educationRecordsQuery, type EducationRow, followSuccessors } from '@hygiene/db'
import {
  type EducationRecord,
  type InPersonEligibility,
  type IndustryType,
  judgeInPersonEligibility,
  licenceKey,
  type SalesType,
} from '@hygiene/domain'
import type { Pool } from 'pg'

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

/** Gathers what the rule of eligibility asks about each licence, in one round trip, and judges them in their order. */
export async function judgeLicences(pool: Pool, wanted: LicencesWanted, now: Date): Promise<JudgedLicence[]> {
  const past = await readPast(pool, wanted, now)
  return wanted.licences.map((licence) => {
    const key = licenceKey(licence.licenseNumber)
    const businessTypeName = past.register.get(key) ?? licence.businessTypeName
    const facts = {
      year: wanted.year,
      salesType: wanted.salesType,
      industryType: licence.industryType,
      licenceNo: licence.licenseNumber,
      businessTypeName,
      provinceCode: past.provinceToday(licence.sidoCode),
      records: past.records,
    }
    return {
      eligibility: judgeInPersonEligibility(facts),
      businessTypeName,
      isProvince: past.provinces.has(licence.sidoCode),
    }
  })
}

interface Past {
  records: EducationRecord[]
  /** Trades by the digits of the licence. */
  register: Map<string, string>
  provinces: Set<string>
  provinceToday: (code: string) => string
}

async function readPast(pool: Pool, wanted: LicencesWanted, now: Date): Promise<Past> {
  const licenceKeys = wanted.licences.map(({ licenseNumber }) => licenceKey(licenseNumber))
  const client = await pool.connect()
  try {
    const [records, register, provinces] = await Promise.all([
      client.query<EducationRow>(educationRecordsQuery({ ...wanted, licenceKeys })),
      client.query<{ key: string; businessTypeName: string }>({
        ...REGISTERED_TRADES,
        values: [licenceKeys],
      }),
      client.query<{ code: string; successor: string | null }>(PROVINCES),
    ])
    const provinceToday = followSuccessors(
      new Map(provinces.rows.flatMap(({ code, successor }) => (successor ? [[code, successor]] : []))),
    )
    return {
      provinceToday,
      provinces: new Set(provinces.rows.map(({ code }) => code)),
      register: new Map(register.rows.map(({ key, businessTypeName }) => [key, businessTypeName])),
      records: records.rows.map((row) => educationRecordOf(row, provinceToday, now)),
    }
  } finally {
    client.release()
  }
}

const REGISTERED_TRADES = {
  name: 'registered-trades',
  text: `SELECT DISTINCT ON (1) regexp_replace("licenceNo", '\\D', '', 'g') AS "key", "businessTypeName" FROM "Licence"
          WHERE regexp_replace("licenceNo", '\\D', '', 'g') = ANY ($1::text[]) ORDER BY 1, "licenceNo"`,
}

const PROVINCES = { name: 'provinces', text: `SELECT "code", "successor" FROM "Region" WHERE "level" = 1` }
