import type { Queries } from '@hygiene/db/connect'
import { EducationRegion, provinceCodesOf } from '@hygiene/domain/in-person/session/region'
import { sameProvinceCodes } from './province-codes.ts'

export async function provinceChoice(db: Queries, chosen: string | undefined): Promise<string[] | null> {
  if (chosen === undefined) return null
  const region = Object.values(EducationRegion).find((one) => String(one) === chosen)
  return region === undefined ? sameProvinceCodes(db, chosen) : provinceCodesOf(region)
}
