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

describe('a paid application', () => {
  const text = textOf(said, applicant, 'correct')

  it('accepts the unchanged text of a paid application without hidden fields', () => {
    expect(wrongText({ ...text, phone: '', licenseNumber: '' }, said, 'correct')).toEqual({})
  })

  it.each(['businessName', 'representative', 'address'] as const)(
    'requires the %s of a paid application',
    (name) => {
      expect(Object.keys(wrongText({ ...text, [name]: ' ' }, said, 'correct'))).toEqual([name])
    },
  )

  it('refuses to move a paid application to another province', () => {
    expect(wrongText({ ...text, sidoCode: '1100000000' }, said, 'correct')).toEqual({
      address: OTHER_PROVINCE,
    })
  })

  it('sends only the fields that may be corrected', () => {
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

describe('an unpaid application', () => {
  const text = textOf(said, applicant, 'change')

  it('requires consent again and allows another province before payment', () => {
    const elsewhere = { ...text, sidoCode: '1100000000' }
    expect(Object.keys(wrongText(elsewhere, said, 'change'))).toEqual(['privacyConsent'])
    expect(wrongText({ ...elsewhere, privacyConsent: true }, said, 'change')).toEqual({})
  })

  it('requires the licence number before payment, except before the business report', () => {
    const agreed = { ...text, privacyConsent: true, licenseNumber: '' }
    expect(Object.keys(wrongText(agreed, said, 'change'))).toEqual(['licenseNumber'])
    expect(wrongText({ ...agreed, beforeReport: true }, said, 'change')).toEqual({})
  })
})
