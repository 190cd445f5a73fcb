import type { InPersonEnrolment, OnlineEnrolment } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'
import { isNoLongerNeeded as judge } from '@hygiene/domain/education/enrolment/education-records'
import { currentProvinceCodes } from '../../platform/lookup/province-codes.ts'
import { findEducationRecords } from './find-education-records.ts'

type Unpaid = Pick<
  OnlineEnrolment | InPersonEnrolment,
  'memberNo' | 'year' | 'salesType' | 'industryType' | 'licenceKey' | 'businessTypeName' | 'sidoCode'
>

export async function isNoLongerNeeded(db: Queries, records: readonly Unpaid[], now: Date): Promise<boolean> {
  return (await countNoLongerNeeded(db, records, now)) > 0
}

export async function countNoLongerNeeded(
  db: Queries,
  records: readonly Unpaid[],
  now: Date,
): Promise<number> {
  const [first] = records
  if (!first) return 0
  const licenceKeys = records.map(({ licenceKey }) => licenceKey)
  const { memberNo, year } = first
  const past = await findEducationRecords(db, { memberNo, licenceKeys, year }, now)
  if (past.every(({ status }) => status !== 'completed' && status !== 'exempted')) return 0
  const provinceToday = await currentProvinceCodes(db)
  return records.filter(({ sidoCode, salesType, industryType, ...place }) =>
    judge({
      ...place,
      salesType: salesType,
      industryType: industryType,
      provinceCode: provinceToday(sidoCode),
      records: past,
    }),
  ).length
}
