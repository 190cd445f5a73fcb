import { FIRST_ASSOCIATION } from '../../association.ts'
import { describe, expect, test } from 'vitest'
import { certificateFileName, freezeCertificate } from './freeze-certificate.ts'

const issue = {
  enrolment: {
    userName: '남궁뷁뷁',
    birth: '19671231',
    businessName: '바다로 횟집',
    address: '강원특별자치도 고성군 현내면 동해대로 9999',
    address2: '통일전망타워 별관 2층 201호',
    salesType: 2,
    industryType: 1,
    year: 2026,
  },
  onlineType: 1,
  hours: 3,
  certificateNumber: '2026-02-0145872',
  verificationNumber: '2FQ8-ZN0C-W7XR',
  completedAt: new Date('2026-11-20T15:30:00Z'),
  issuedAt: new Date('2026-11-20T15:30:00Z'),
  publicUrl: 'https://edu.example.or.kr',
  association: FIRST_ASSOCIATION,
} as const

describe('a frozen certificate', () => {
  test('copies every printed field with the day in Seoul and the legal basis of the course', () => {
    expect(freezeCertificate(issue)).toEqual({
      number: '2026-02-0145872',
      verificationNumber: '2FQ8-ZN0C-W7XR',
      verifyUrl: 'https://edu.example.or.kr/verify/2FQ8-ZN0C-W7XR',
      educationName: '식품위생교육',
      userName: '남궁뷁뷁',
      birthOn: '1967-12-31',
      businessName: '바다로 횟집',
      address: '강원특별자치도 고성군 현내면 동해대로 9999',
      address2: '통일전망타워 별관 2층 201호',
      courseLine: '기존 영업자 (일반음식점 · 온라인교육)',
      hours: 3,
      completedOn: '2026-11-21',
      issuedOn: '2026-11-21',
      body: '위 사람은 「식품위생법」 제41조제1항 및 같은 법 시행규칙 제52조에 따른 2026년도 기존 영업자 식품위생교육 과정을 성실히 이수하였으므로 이 증서를 수여합니다.',
      issuerName: '사단법인 한국○○위생교육협회장',
      sealText: '위생교육협회장의인',
      sealFileNo: null,
      supportPhone: FIRST_ASSOCIATION.supportPhone,
      siteHost: 'edu.example.or.kr',
    })
  })

  test('names in-person education and the session day when the certificate is issued later', () => {
    const inPerson = {
      ...issue,
      enrolment: { ...issue.enrolment, salesType: 1 },
      onlineType: 2,
      hours: 6,
      completedAt: new Date('2026-12-10T08:00:00Z'),
      issuedAt: new Date('2026-12-12T01:00:00Z'),
    } as const
    expect(freezeCertificate(inPerson)).toMatchObject({
      courseLine: '신규 영업자 (일반음식점 · 집합교육)',
      hours: 6,
      completedOn: '2026-12-10',
      issuedOn: '2026-12-12',
      body: '위 사람은 「식품위생법」 제41조제2항 및 같은 법 시행규칙 제52조에 따른 신규 영업자 식품위생교육 과정을 성실히 이수하였으므로 이 증서를 수여합니다.',
    })
  })

  test('composes names that a Mac sent decomposed', () => {
    const userName = '김영자'.normalize('NFD')
    expect(freezeCertificate({ ...issue, enrolment: { ...issue.enrolment, userName } }).userName).toBe(
      '김영자'.normalize('NFC'),
    )
  })

  test('omits letters that a file system refuses from the file name of a certificate', () => {
    expect(certificateFileName('홍길동', 2026)).toBe('수료증_홍길동_2026.pdf')
    expect(certificateFileName('John / Doe', 2026)).toBe('수료증_JohnDoe_2026.pdf')
  })
})
