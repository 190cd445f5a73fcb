import { describe, expect, it } from 'vitest'
import { OTHER_PROVINCE, correctedOf, type Said, textOf, wrongText } from './own-text.ts'

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
} as Parameters<typeof textOf>[1]

describe('an application that is paid', () => {
  const text = textOf(said, applicant, 'correct')

  it('stands as it is, without a question that is not shown', () => {
    expect(wrongText({ ...text, phone: '', licenseNumber: '' }, said, 'correct')).toEqual({})
  })

  it.each(['businessName', 'representative', 'address'] as const)('wants its %s', (name) => {
    expect(Object.keys(wrongText({ ...text, [name]: ' ' }, said, 'correct'))).toEqual([name])
  })

  it('stays in its province', () => {
    expect(wrongText({ ...text, sidoCode: '1100000000' }, said, 'correct')).toEqual({
      address: OTHER_PROVINCE,
    })
  })

  it('sends what may be corrected and nothing else', () => {
    expect(correctedOf({ ...text, businessName: '새마음 식당' })).toEqual({
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
  const text = textOf(said, applicant, 'change')

  it('asks for consent again, and may go to another province', () => {
    const elsewhere = { ...text, sidoCode: '1100000000' }
    expect(Object.keys(wrongText(elsewhere, said, 'change'))).toEqual(['privacyConsent'])
    expect(wrongText({ ...elsewhere, privacyConsent: true }, said, 'change')).toEqual({})
  })

  it('wants the number of its licence, but for a place before its report', () => {
    const agreed = { ...text, privacyConsent: true, licenseNumber: '' }
    expect(Object.keys(wrongText(agreed, said, 'change'))).toEqual(['licenseNumber'])
    expect(wrongText({ ...agreed, beforeReport: true }, said, 'change')).toEqual({})
  })
})
