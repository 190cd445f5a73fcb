import { expect, test } from 'vitest'
import { IndustryType } from '../words.ts'
import { industryTypeOfTrade, isLicenceNumber, licenceKey } from './licence-number.ts'

test.each([
  ['20190123456', true],
  ['3000000-101-2019-00123', true],
  ['1234567', false],
  ['--------', false],
  ['2019 012345', false],
  ['제2019-12345호', false],
  ['1'.repeat(31), false],
])('%s is a licence number: %s', (typed, expected) => {
  expect(isLicenceNumber(typed)).toBe(expected)
})

test('two spellings are one licence', () => {
  expect(licenceKey('3000000-101-2019-00123')).toBe(licenceKey('3000000101201900123'))
})

test.each([
  ['일반음식점', IndustryType.generalRestaurant],
  ['일반음식점(한식)', IndustryType.generalRestaurant],
  ['집단급식소', IndustryType.groupMeal],
  ['위탁급식영업', IndustryType.consignedMeal],
  ['위탁 급식 영업', IndustryType.consignedMeal],
  ['휴게음식점', null],
  ['제과점영업', null],
  ['집단급식소 식품판매업', null],
  ['단란주점', null],
])('the trade %s is ours as %s', (name, expected) => {
  expect(industryTypeOfTrade(name)).toBe(expected)
  expect(industryTypeOfTrade(name.normalize('NFD'))).toBe(expected)
})
