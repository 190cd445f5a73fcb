import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  maskAccountNumber,
  maskAddress,
  maskBirthDate,
  maskEmail,
  maskLicenceNumber,
  maskName,
  maskPhone,
  maskRepresentative,
} from './masking.ts'

test.each([
  ['홍길동', '홍*동'],
  ['홍길', '홍*'],
  ['남궁민수', '남**수'],
  ['홍', '*'],
  ['', ''],
  ['홍길동'.normalize('NFD'), '홍*동'],
  ['𠮷野家', '𠮷*家'],
])('masks the name %s as %s', (name, shown) => {
  expect(maskName(name)).toBe(shown)
})

test.each([
  ['김철수', '김**'],
  ['김철', '김*'],
  ['김', '김*'],
  ['', ''],
])('masks the representative %s as %s', (name, shown) => {
  expect(maskRepresentative(name)).toBe(shown)
})

test.each([
  ['01012345678', '010-****-5678'],
  ['011-123-4567', '011-***-4567'],
  ['02-123-4567', '02-***-4567'],
  ['1234', '****'],
])('masks the phone %s as %s', (phone, shown) => {
  expect(maskPhone(phone)).toBe(shown)
})

test.each([
  ['서울특별시 중구 세종대로 110 (태평로1가)', '서울특별시 중구 ***'],
  ['강원특별자치도 고성군 현내면 동해대로 9999, 별관 2층', '강원특별자치도 고성군 현내면 ***'],
  ['경기도 성남시 분당구 판교역로 321', '경기도 성남시 분당구 ***'],
  ['세종특별자치시 한누리대로 2130', '세종특별자치시 ***'],
  ['서울특별시 중구', '서울특별시 중구'],
])('masks the address %s as %s', (address, shown) => {
  expect(maskAddress(address)).toBe(shown)
})

test('keeps only the recognisable part of a birth date, an e-mail address and an account', () => {
  expect(maskBirthDate('19800307')).toBe('1980-**-**')
  expect(maskBirthDate('1980-03-07')).toBe('1980-**-**')
  expect(maskBirthDate('80')).toBe('****-**-**')
  expect(maskEmail('hong@example.com')).toBe('ho***@example.com')
  expect(maskEmail('h@example.com')).toBe('***@example.com')
  expect(maskEmail('nothing')).toBe('***')
  expect(maskAccountNumber('110-123-456789')).toBe('*********789')
})

test('never shows a whole given name in a masked name', () => {
  const hangul = fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCodePoint(code))
  fc.assert(
    fc.property(fc.array(hangul, { minLength: 2, maxLength: 8 }), (symbols) => {
      const shown = maskName(symbols.join(''))
      expect(shown).toHaveLength(symbols.length)
      expect(shown).toContain('*')
      expect(shown.startsWith(symbols[0] ?? '')).toBe(true)
    }),
  )
})

test.each([
  ['2019-0114-123', '2019-0114-***'],
  ['20190012345', '20190012***'],
  ['12', '**'],
  ['', ''],
])('masks the licence %s as %s', (licenceNo, shown) => {
  expect(maskLicenceNumber(licenceNo)).toBe(shown)
})
