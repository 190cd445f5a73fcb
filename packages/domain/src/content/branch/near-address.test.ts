import { describe, expect, it } from 'vitest'
import { nearestByAddress, provinceOfAddress } from './near-address.ts'

const branch = (name: string, address: string, parentBranchNo: number | null = null) => ({
  name,
  address,
  parentBranchNo,
})
describe('the province of an address', () => {
  it.each([
    ['서울특별시 중구 세종대로 110', '서울'],
    ['서울 중구 세종대로 110', '서울'],
    ['  경기도 광주시 행정타운로 50', '경기'],
    ['충청북도 청주시', '충북'],
    ['충남 천안시', '충남'],
    ['경상남도 김해시', '경남'],
    ['전라북도 전주시', '전북'],
    ['전북특별자치도 전주시', '전북'],
    ['강원특별자치도 춘천시', '강원'],
    ['제주특별자치도 제주시', '제주'],
    ['세종특별자치시 한누리대로', '세종'],
    ['광주광역시 북구', '전남광주'],
    ['전라남도 순천시', '전남광주'],
    ['전남광주통합특별시 북구', '전남광주'],
    ['수원시 팔달구 가상로 1', null],
    ['', null],
  ])('reads the province of «%s» as %s', (address, province) => {
    expect(provinceOfAddress(address)).toBe(province)
  })
})

describe('the branch of an address', () => {
  const branches = [
    branch('고양', '경기도 고양시 일산동구 예시로 42', 1),
    branch('경기', '경기도 수원시 팔달구 가상로 41'),
    branch('성남 중원', '경기도 성남시 중원구 가상로 1', 1),
    branch('성남 분당', '경기도 성남시 분당구 견본로 43', 1),
    branch('광주', '광주광역시 북구 본보기길 29'),
    branch('전남', '전라남도 순천시 연습대로 46'),
    branch('여수', '전라남도 여수시 보기길 48', 6),
    branch('세종', '세종특별자치시 예시로 36'),
  ]

  it.each([
    ['경기 고양시 덕양구 화정로 1', '고양'],
    ['경기도 성남시 분당구 판교로 1', '성남 분당'],
    ['경기도 파주시 문산읍 1', '경기'],
    ['경기도', '경기'],
    ['전남광주통합특별시 여수시 시청로 1', '여수'],
    ['전남광주통합특별시 북구 용봉로 77', '광주'],
    ['세종특별자치시 한누리대로 2130', '세종'],
    ['제주특별자치도 제주시 1', undefined],
    ['분당구 판교로 1', undefined],
  ])('finds for «%s» the branch %s', (address, name) => {
    expect(nearestByAddress(branches, address)?.name).toBe(name)
  })
})
