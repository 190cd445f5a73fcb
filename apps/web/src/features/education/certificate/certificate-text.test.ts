import {
  certificateRows,
  certificateSentence,
} from '@hygiene/domain/education/certificate/certificate-wording'
import { describe, expect, it } from 'vitest'
import { inPersonFacts, onlineFacts } from './certificate-text.ts'

const person = {
  userName: '남궁민수',
  birth: '19671231',
  businessName: '바다로 횟집',
  licenseNumber: '20100001234',
  representative: '남궁민수',
  zipCode: '24742',
  address: '강원특별자치도 고성군 현내면 동해대로 9999',
  address2: '2층 201호',
  sidoCode: '5100000000',
  positionType: 1 as const,
  industryType: 1 as const,
}
const record = {
  ...person,
  onlineEduCode: '2026-02-0145872',
  enrolmentNo: 7,
  companyPhone: '',
  salesType: 2 as const,
  endDate: '2026-11-20',
}
const venue = {
  venueNo: 1,
  location: '수원 외식업 교육장',
  address: '경기도 수원시 팔달구 인계로 1',
  address2: '3층',
  mapUrl: '',
  phone: '',
  directions: '',
  equipment: '',
  accessibility: '',
}
const inPersonRecord = {
  info: {
    ...person,
    inPersonEnrolmentNo: 9,
    offlineEduCode: '2026-01-0000012',
    salesType: 1 as const,
    price: 60_000,
    qrImagePath: '',
  },
  user: { companyPhone: '' },
  venue,
  sessionDay: { eduDate: '2026-12-10', startTime: '10:00', endTime: '17:00' },
  edu: { endDate: '2026-12-10' },
}

const linesOf = (facts: Parameters<typeof certificateRows>[0]) =>
  Object.fromEntries(certificateRows(facts).map(({ label, value }) => [label, value]))

describe('the certificate on the screen', () => {
  it('shows the same facts as the printed certificate of an online course', () => {
    const facts = onlineFacts({ record, hours: 3 })
    expect(linesOf(facts)).toMatchObject({
      성명: '남궁민수',
      생년월일: '1967년 12월 31일',
      소재지: '강원특별자치도 고성군 현내면 동해대로 9999, 2층 201호',
      교육구분: '기존 영업자 (일반음식점 · 온라인교육)',
      교육시간: '3시간',
      수료일: '2026년 11월 20일',
    })
    expect(certificateSentence(facts)).toContain('2026년도 기존 영업자 식품위생교육 과정')
  })

  it('shows the same facts as the printed certificate of in-person education', () => {
    const facts = inPersonFacts({ record: inPersonRecord, hours: 6 })
    expect(linesOf(facts)).toMatchObject({
      성명: '남궁민수',
      교육구분: '신규 영업자 (일반음식점 · 집합교육)',
      교육시간: '6시간',
      수료일: '2026년 12월 10일',
    })
    expect(certificateSentence(facts)).toContain('신규 영업자 식품위생교육 과정')
  })

  it('puts no comma before the name of a neighbourhood', () => {
    const facts = onlineFacts({ record: { ...record, address2: '(명호리)' }, hours: 3 })
    expect(facts.address).toMatch(/9999 \(명호리\)$/)
  })
})
