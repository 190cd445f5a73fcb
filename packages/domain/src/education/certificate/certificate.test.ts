import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { IndustryType, OnlineType, SalesType } from '../../text.ts'
import { formatCertificateNumber, parseCertificateNumber } from './certificate-number.ts'
import { certificateRows, certificateSentence, courseTitle, statutoryHours } from './certificate-wording.ts'
import {
  VERIFICATION_RANDOM_BYTES,
  formatVerificationNumber,
  parseVerificationNumber,
  verificationNumber,
} from './verification-number.ts'

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const issued = fc
  .uint8Array({ minLength: VERIFICATION_RANDOM_BYTES, maxLength: VERIFICATION_RANDOM_BYTES })
  .map(verificationNumber)

describe('a certificate number', () => {
  test('reads a certificate number as printed', () => {
    const number = { year: 2026, salesType: SalesType.existing, serial: 145_872 }
    expect(formatCertificateNumber(number)).toBe('2026-02-0145872')
    expect(parseCertificateNumber(' 2026-02-0145872 ')).toEqual(number)
    expect(parseCertificateNumber('2026-01-0012345')).toMatchObject({ salesType: SalesType.new })
  })

  test.each(['2026-03-0145872', '2026-02-145872', '26-02-0145872', ''])(
    'rejects %s as a certificate number',
    (typed) => {
      expect(parseCertificateNumber(typed)).toBeNull()
    },
  )
})

describe('a verification number', () => {
  test.each(['7K3M-QX2T-B4F7', '2FQ8-ZN0C-W7XR'])(
    'accepts the verification number %s of the designed documents',
    (printed) => {
      expect(parseVerificationNumber(printed)).toBe(printed.replaceAll('-', ''))
    },
  )

  test('reads a verification number in any typed form', () => {
    expect(parseVerificationNumber(' 7k3m qx2t b4f7 ')).toBe('7K3MQX2TB4F7')
    expect(parseVerificationNumber('７Ｋ３Ｍ－ＱＸ２Ｔ－Ｂ４Ｆ７')).toBe('7K3MQX2TB4F7')
    expect(parseVerificationNumber('2FQ8–ZNOC–W7XR')).toBe('2FQ8ZN0CW7XR')
  })

  test.each(['', '7K3M-QX2T-B4F', '7K3M-QX2T-B4F77', '7K3M-QX2T-B4FU', '7K3M-QX2T-B4F가'])(
    'rejects %s as a verification number',
    (typed) => {
      expect(parseVerificationNumber(typed)).toBeNull()
    },
  )

  test('reads a verification number back from its printed form', () => {
    fc.assert(
      fc.property(issued, (number) => {
        expect(formatVerificationNumber(number)).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
        expect(parseVerificationNumber(formatVerificationNumber(number))).toBe(number)
      }),
    )
  })

  test('never accepts a verification number with one wrong symbol as another number', () => {
    const slip = fc.record({ place: fc.nat(11), symbol: fc.constantFrom(...ALPHABET.split('')) })
    fc.assert(
      fc.property(issued, slip, (number, { place, symbol }) => {
        fc.pre(number[place] !== symbol)
        expect(parseVerificationNumber(number.slice(0, place) + symbol + number.slice(place + 1))).toBeNull()
      }),
    )
  })

  test('never accepts a verification number with two swapped symbols as another number', () => {
    fc.assert(
      fc.property(issued, fc.nat(11), fc.nat(11), (number, left, right) => {
        fc.pre(number[left] !== number[right])
        const symbols = number.split('')
        symbols[left] = number.charAt(right)
        symbols[right] = number.charAt(left)
        expect(parseVerificationNumber(symbols.join(''))).toBeNull()
      }),
    )
  })

  test('refuses to create a verification number from too little randomness', () => {
    expect(() => verificationNumber(new Uint8Array(10))).toThrow(RangeError)
  })
})

describe('certificate wording', () => {
  const yearly = {
    userName: '남궁민수',
    birth: '19671231',
    businessName: '바다로 횟집',
    address: '강원특별자치도 고성군 현내면 동해대로 9999',
    salesType: SalesType.existing,
    industryType: IndustryType.generalRestaurant,
    onlineType: OnlineType.online,
    year: 2026,
    hours: statutoryHours[SalesType.existing],
    completedOn: '2026-11-20',
  }

  test('matches the wording of the designed document', () => {
    expect(certificateSentence(yearly)).toBe(
      '위 사람은 「식품위생법」 제41조제1항 및 같은 법 시행규칙 제52조에 따른 2026년도 기존 영업자 식품위생교육 과정을 성실히 이수하였으므로 이 증서를 수여합니다.',
    )
    expect(certificateRows(yearly).map(({ value }) => value)).toEqual([
      '남궁민수',
      '1967년 12월 31일',
      '바다로 횟집',
      '강원특별자치도 고성군 현내면 동해대로 9999',
      '기존 영업자 (일반음식점 · 온라인교육)',
      '3시간',
      '2026년 11월 20일',
    ])
  })

  test('names the paragraph for new operators and Article 88 for group meal facilities', () => {
    expect(certificateSentence({ ...yearly, salesType: SalesType.new })).toBe(
      '위 사람은 「식품위생법」 제41조제2항 및 같은 법 시행규칙 제52조에 따른 신규 영업자 식품위생교육 과정을 성실히 이수하였으므로 이 증서를 수여합니다.',
    )
    expect(certificateSentence({ ...yearly, industryType: IndustryType.groupMeal })).toContain(
      '「식품위생법」 제88조제3항, 제41조제1항',
    )
  })

  test('names the course on the receipt', () => {
    const opening = { ...yearly, salesType: SalesType.new, hours: statutoryHours[SalesType.new] }
    expect(courseTitle(opening)).toBe('신규 영업자 식품위생교육 (일반음식점) 6시간')
  })
})
