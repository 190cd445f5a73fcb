import { expect, it } from 'vitest'
import { mayBeName, provinceOf } from './provinces.ts'

const provinces = [
  { code: '1100000000', name: '서울특별시' },
  { code: '5100000000', name: '강원특별자치도' },
]

it('finds the province of a district code', () => {
  expect(provinceOf('1114010300', '서울특별시 중구 세종대로 110', provinces)).toBe('1100000000')
})

it('finds a province by its name when the number has changed', () => {
  expect(provinceOf('4200000000', '강원특별자치도 춘천시 중앙로 1', provinces)).toBe('5100000000')
})

it('leaves the choice to the person when neither is known', () => {
  expect(provinceOf('', '어딘가 1', provinces)).toBe('')
})

it('keeps a written name beside a masked one only when both match', () => {
  expect(mayBeName('김*자', '김영자')).toBe(true)
  expect(mayBeName('김*자', '김영호')).toBe(false)
  expect(mayBeName('김*', '김영자')).toBe(false)
})
