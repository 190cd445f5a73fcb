import type { Licence } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'
import { licenceKey } from '@hygiene/domain/education/enrolment/licence-number'
import { maskRepresentative } from '@hygiene/domain/member/account/masking'
import {
  nearLicenceKeys,
  type PlaceFact,
  placeDifferences,
  type TypedPlace,
} from '@hygiene/domain/platform/licence-register/licence-check'
import { sameProvinceCodes } from '../lookup/province-codes.ts'
import { searchRegister } from './search-register.ts'

const MOST = 6
const OF_EACH = 20
const INDUSTRY_CODE = '001'

interface Candidate {
  licence: Licence
  differences: PlaceFact[]
}

export async function findCandidates(
  db: Queries,
  typed: TypedPlace & { sidoCode: string },
): Promise<Candidate[]> {
  const sidoCodes = await sameProvinceCodes(db, typed.sidoCode)
  const found = await Promise.all([
    byNumber(db, typed),
    byName(db, typed, sidoCodes),
    byPerson(db, typed, sidoCodes),
  ])
  const rows = new Map(found.flat().map((licence) => [licence.licenceNo, licence]))
  return [...rows.values()]
    .map((licence) => ({ licence, differences: placeDifferences(typed, licence) }))
    .toSorted((one, other) => one.differences.length - other.differences.length)
    .slice(0, MOST)
}

function byNumber(db: Queries, { licenceNo }: TypedPlace): Promise<Licence[]> {
  const key = licenceKey(licenceNo)
  return db.$queryRaw<Licence[]>`
    SELECT * FROM "Licence" WHERE regexp_replace("licenceNo", '\\D', '', 'g') = ANY (${[key, ...nearLicenceKeys(key)]}::text[])
     ORDER BY "licenceNo" LIMIT ${OF_EACH}`
}

async function byName(db: Queries, { businessName }: TypedPlace, sidoCodes: string[]): Promise<Licence[]> {
  const wanted = { industryCode: INDUSTRY_CODE, businessName, representativeName: '', sidoCodes }
  return (await searchRegister(db, { ...wanted, first: 1, rows: OF_EACH })).licences
}

/** The first three words of an address identify the road or the quarter. */
function byPerson(
  db: Queries,
  { representative, address }: TypedPlace,
  sidoCodes: string[],
): Promise<Licence[]> {
  const [, ...text] = address.trim().split(/\s+/)
  const road = text.slice(0, 3).join(' ')
  return db.$queryRaw<Licence[]>`
    SELECT * FROM "Licence"
     WHERE "sidoCode" = ANY (${sidoCodes}::bpchar[])
       AND "representativeName" IN (${representative}, ${maskRepresentative(representative)})
       AND strpos("siteAddress", ${road}) > 0
     ORDER BY "businessName", "licenceNo" LIMIT ${OF_EACH}`
}
