import { describe, expect, it } from 'vitest'
import { type Agreement, wrongAgreement } from './agreement.ts'
import { type ApplicantDraft, wrongApplicant } from './applicant.ts'
import { EMPTY_PLACE, isBlankPlace, type Place, wrongPlace } from './place.ts'

const written: Place & ApplicantDraft & Agreement = {
  ...EMPTY_PLACE,
  companyPhone: '',
  licenseNumber: '20190012345',
  businessName: '소문난 국밥',
  representative: '김영자',
  sidoCode: '1100000000',
  address: '서울특별시 중구 세종대로 110',
  positionType: '1',
  phone: '010-1234-5678',
  privacyConsent: true,
  paymentType: '1',
}

describe('the form of an application', () => {
  it('accepts a complete application', () => {
    expect({ ...wrongPlace(written), ...wrongApplicant(written), ...wrongAgreement(written) }).toEqual({})
  })

  it('names every missing field of the place in the order of the screen', () => {
    expect(Object.keys(wrongPlace(EMPTY_PLACE))).toEqual([
      'licenseNumber',
      'businessName',
      'representative',
      'address',
      'sidoCode',
    ])
  })

  it('requires everything but the number before the business report', () => {
    const unreported = { ...written, beforeReport: true, licenseNumber: '' }
    expect(wrongPlace(unreported)).toEqual({})
    expect(Object.keys(wrongPlace({ ...EMPTY_PLACE, beforeReport: true }))[0]).toBe('businessName')
  })

  it.each([
    ['nothing', {}, true],
    ['a number', { licenseNumber: '2' }, false],
    ['a name', { businessName: '소' }, false],
    ['that there is no number', { beforeReport: true }, false],
  ])('decides whether a place is blank once %s was written', (_what, change, isBlank) => {
    expect(isBlankPlace({ ...EMPTY_PLACE, ...change })).toBe(isBlank)
  })

  it('requires the whole name when the register gives a masked one', () => {
    expect(wrongPlace({ ...written, representative: '김*자' }).representative).toContain('모두 써주세요')
  })

  it.each(['1234', '가나다라마바사아', '--------'])('refuses %s as a licence number', (typed) => {
    expect(wrongPlace({ ...written, licenseNumber: typed }).licenseNumber).toBeDefined()
  })

  it.each(['01012345678', '010 1234 5678', '+82 10-1234-5678'])('accepts %s as a mobile phone', (typed) => {
    expect(wrongApplicant({ ...written, phone: typed }).phone).toBeUndefined()
  })

  it('accepts a business without a telephone but not half a number', () => {
    expect(wrongApplicant({ ...written, companyPhone: '' }).companyPhone).toBeUndefined()
    expect(wrongApplicant({ ...written, companyPhone: '1588-1234' }).companyPhone).toBeUndefined()
    expect(wrongApplicant({ ...written, companyPhone: '02-12' }).companyPhone).toBeDefined()
  })
})

describe('the last questions of an application', () => {
  const silent: Agreement = { paymentType: '', privacyConsent: false }

  it('requires payment method and consent at the end of an application', () => {
    expect(Object.keys(wrongAgreement(silent))).toEqual(['paymentType', 'privacyConsent'])
  })

  it('requires consent alone when nothing is paid yet', () => {
    expect(Object.keys(wrongAgreement(silent, { pays: false }))).toEqual(['privacyConsent'])
  })
})
