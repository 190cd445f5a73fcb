import { expect, it } from 'vitest'
import { addressOnScreen, postalAddress } from './postal-address.ts'

it('keeps a road and its number on one line', () => {
  expect(addressOnScreen('수원시 팔달구 가상로 41', '3층 302호')).toBe(
    '수원시 팔달구 가상로\u00A041, 3층\u00A0302호',
  )
  expect(postalAddress('수원시 가상로 41', '')).toBe('수원시 가상로 41')
})
