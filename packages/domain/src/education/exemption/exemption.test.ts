import { expect, it } from 'vitest'
import { IndustryType, SalesType } from '../../text.ts'
import { type ExemptionFacts, judgeExemption } from './exemption.ts'

const { generalRestaurant, groupMeal, consignedMeal } = IndustryType
const cook: ExemptionFacts = {
  ground: 'cookLicence',
  salesType: SalesType.new,
  industryType: generalRestaurant,
  year: 2026,
  licenceKey: '',
  thisYear: 2026,
}
const closed: ExemptionFacts = {
  ...cook,
  ground: 'closedAllYear',
  salesType: SalesType.existing,
  licenceKey: '20190012345',
}
const elsewhere: ExemptionFacts = { ...closed, ground: 'otherInstitution' }

it.each<[string, ExemptionFacts, string | null]>([
  ['a cook who opens a restaurant', cook, null],
  ['a cook who opens consigned meals', { ...cook, industryType: consignedMeal }, null],
  [
    'a cook who opens a group meal facility',
    { ...cook, industryType: groupMeal },
    'EXEMPTION_GROUND_MISMATCH',
  ],
  ['a cook and the yearly course', { ...cook, salesType: SalesType.existing }, 'EXEMPTION_GROUND_MISMATCH'],
  ['a place closed all year', closed, null],
  ['a closed place without its licence', { ...closed, licenceKey: '' }, 'EXEMPTION_NEEDS_LICENCE'],
  [
    'a closed place and the opening course',
    { ...closed, salesType: SalesType.new },
    'EXEMPTION_GROUND_MISMATCH',
  ],
  ['a year that has not begun', { ...closed, year: 2027 }, 'EXEMPTION_YEAR_AHEAD'],
  ['the yearly course of another institution', elsewhere, null],
  ['that course without its place', { ...elsewhere, licenceKey: '' }, 'EXEMPTION_NEEDS_LICENCE'],
  [
    'the opening course, which is the person’s',
    { ...elsewhere, salesType: SalesType.new, licenceKey: '' },
    null,
  ],
])('judges an exemption for %s', (_what, facts, expected) => {
  expect(judgeExemption(facts)).toBe(expected)
})
