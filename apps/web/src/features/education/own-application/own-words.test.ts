import { describe, expect, it } from 'vitest'
import { OTHER_PROVINCE, mendedOf, type Said, wordsOf, wrongWords } from './own-words.ts'

const said: Said = {
  licenseNumber: '20190012345',
  businessName: '영자네 밥상',
  representative: '김영자',
  sidoCode: '4100000000',
  zipCode: '16490',
  address: '경기도 수원시 팔달구 가상로 12',
  address2: '1층',
  companyPhone: '031-000-0000',
  positionType: 2,
  industryType: 1,
}
const applicant = {
  phone: '01012345678',
  companyPhone: '0311112222',
} as Parameters<typeof wordsOf>[1]

describe('an application that is paid', () => {
  const words = wordsOf(said, applicant, 'mend')

  it('stands as it is, without a question that is not shown', () => {
    expect(wrongWords({ ...words, phone: '', licenseNumber: '' }, said, 'mend')).toEqual({})
  })

  it.each(['businessName', 'representative', 'address'] as const)('wants its %s', (name) => {
    expect(Object.keys(wrongWords({ ...words, [name]: ' ' }, said, 'mend'))).toEqual([name])
  })

  it('stays in its province', () => {
    expect(wrongWords({ ...words, sidoCode: '1100000000' }, said, 'mend')).toEqual({
      address: OTHER_PROVINCE,
    })
  })

  it('sends what may be mended and nothing else', () => {
    expect(mendedOf({ ...words, businessName: '새마음 식당' })).toEqual({
      businessName: '새마음 식당',
      representative: '김영자',
      zipCode: '16490',
      address: '경기도 수원시 팔달구 가상로 12',
      address2: '1층',
      companyPhone: '031-000-0000',
      positionType: 2,
    })
  })
})

describe('an application that is not paid', () => {
  const words = wordsOf(said, applicant, 'change')

  it('asks for consent anew, and may go to another province', () => {
    const elsewhere = { ...words, sidoCode: '1100000000' }
    expect(Object.keys(wrongWords(elsewhere, said, 'change'))).toEqual(['privacyConsent'])
    expect(wrongWords({ ...elsewhere, privacyConsent: true }, said, 'change')).toEqual({})
  })

  it('wants the number of its licence, but for a place before its report', () => {
    const agreed = { ...words, privacyConsent: true, licenseNumber: '' }
    expect(Object.keys(wrongWords(agreed, said, 'change'))).toEqual(['licenseNumber'])
    expect(wrongWords({ ...agreed, beforeReport: true }, said, 'change')).toEqual({})
  })
})
