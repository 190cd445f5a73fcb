import { expect, test } from 'vitest'
import { IndustryType } from '../../text.ts'
import {
  industryTypeOfTrade,
  isLicenceNumber,
  licenceKey,
  licenceNumberText,
  openingKey,
  placeKey,
} from './licence-number.ts'

test.each([
  ['20190123456', true],
  ['3000000-101-2019-00123', true],
  ['1234567', false],
  ['--------', false],
  ['2019 012345', false],
  ['제2019-12345호', false],
  ['1'.repeat(31), false],
])('decides whether %s is a licence number: %s', (typed, expected) => {
  expect(isLicenceNumber(typed)).toBe(expected)
})

test('treats two spellings of a licence number as one licence', () => {
  expect(licenceKey('3000000-101-2019-00123')).toBe(licenceKey('3000000101201900123'))
})

const noodles = { licenseNumber: '', industryType: IndustryType.generalRestaurant, businessName: '새봄 국수' }

test.each([
  ['the same name', {}, true],
  ['a name spelt with other spaces and capitals', { businessName: ' 새봄국수' }, true],
  ['a decomposed name', { businessName: '새봄 국수'.normalize('NFD') }, true],
  ['another name', { businessName: '새봄 국시' }, false],
  ['another trade', { industryType: IndustryType.groupMeal }, false],
  ['its number', { licenseNumber: '20260000001' }, false],
])('identifies a place without a licence by person, trade and name: %s', (_what, change, isSame) => {
  expect(placeKey(7, { ...noodles, ...change }) === placeKey(7, noodles)).toBe(isSame)
})

test('keeps an unreported place separate per person and distinct from any licence', () => {
  expect(placeKey(7, noodles)).not.toBe(placeKey(8, noodles))
  expect(placeKey(7, { ...noodles, licenseNumber: '2026-0000001' })).toBe('20260000001')
  const longest = openingKey(2_147_483_647, IndustryType.consignedMeal, '쀍'.repeat(80))
  expect(longest).toMatch(/^o2147483647\.\d\.[0-9a-z]+$/)
  expect(longest.length).toBeLessThanOrEqual(30)
})

test('shows a missing licence number as not yet reported', () => {
  expect(licenceNumberText('')).toBe('영업신고 전')
  expect(licenceNumberText('2026-0000001')).toBe('2026-0000001')
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
])('maps the trade %s to our trade %s', (name, expected) => {
  expect(industryTypeOfTrade(name)).toBe(expected)
  expect(industryTypeOfTrade(name.normalize('NFD'))).toBe(expected)
})
