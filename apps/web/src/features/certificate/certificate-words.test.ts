import { describe, expect, it } from 'vitest'
import { certificateWords, documentTitle } from './certificate-words.ts'

const record = {
  onlineEduCode: '2026-02-0145872',
  onlineEduNo: 7,
  userName: '남궁민수',
  birth: '19671231',
  businessName: '바다로 횟집',
  licenseNumber: '20100001234',
  representative: '남궁민수',
  zipCode: '24742',
  address: '강원특별자치도 고성군 현내면 동해대로 9999',
  address2: '2층 201호',
  sidoCode: '5100000000',
  companyPhone: '',
  positionType: 1,
  salesType: 2,
  industryType: 1,
  endDate: '2026-11-20',
}

describe('the certificate on the screen', () => {
  it('says what the printed one says', () => {
    const { rows, sentence } = certificateWords({ record, hours: 3 })
    expect(Object.fromEntries(rows.map(({ label, value }) => [label, value]))).toMatchObject({
      성명: '남궁민수',
      생년월일: '1967년 12월 31일',
      소재지: '강원특별자치도 고성군 현내면 동해대로 9999, 2층 201호',
      교육구분: '기존 영업자 (일반음식점 · 온라인교육)',
      교육시간: '3시간',
      수료일: '2026년 11월 20일',
    })
    expect(sentence).toContain('2026년도 기존 영업자 식품위생교육 과정')
  })

  it('puts no comma before the name of a neighbourhood', () => {
    const { rows } = certificateWords({ record: { ...record, address2: '(명호리)' }, hours: 3 })
    expect(rows.find(({ label }) => label === '소재지')?.value).toMatch(/9999 \(명호리\)$/)
  })

  it('names the window after person and year', () => {
    expect(documentTitle({ fileName: '수료증_홍길동_2026.pdf' })).toBe('수료증_홍길동_2026')
  })
})
