import { expect, it } from 'vitest'
import {
  oldCertificateNumber,
  oldCertificateRows,
  oldCertificateSentence,
  oldDocumentTitle,
} from './old-certificate-text.ts'

const record = {
  oldEduNo: 3,
  outnumber: '2018-1187',
  uname: '오용식',
  ubir: '19520606',
  jikchek: '대표',
  utel: 'new',
  cuname: '오용식',
  cname: '용식이네',
  uaddr1: '경기도 수원시',
  gubun: '일반음식점',
  eduEndDate: '2018-10-02',
  hours: 6,
  printedAt: null,
}

it('prints every field of the old record', () => {
  const printed = [
    oldCertificateNumber(record.outnumber),
    ...oldCertificateRows(record).map(({ value }) => value),
  ].join(' ')
  for (const field of ['2018-1187', '오용식', '1952년 6월 6일', '대표', '용식이네', '경기도 수원시']) {
    expect(printed).toContain(field)
  }
  expect(printed).toContain('일반음식점 신규 영업자 6시간 2018년 10월 2일')
})

it('calls a person an existing operator when the old system did not mark them «new»', () => {
  const sentence = oldCertificateSentence({ ...record, utel: '', hours: 3 })
  expect(sentence).toContain('2018년도 기존 영업자 식품위생교육 과정(3시간)')
})

it('omits facts that the old system did not know', () => {
  const labels = oldCertificateRows({ ...record, jikchek: '', gubun: '' }).map(({ label }) => label)
  expect(labels).not.toContain('직책')
  expect(labels).not.toContain('업종')
})

it.each([
  ['2018-1187', '제 2018-1187 호'],
  ['제2018-1호', '제 2018-1 호'],
  ['제 77 호', '제 77 호'],
])('writes the number %s once with its words', (kept, text) => {
  expect(oldCertificateNumber(kept)).toBe(text)
})

it('names the window after person and year', () => {
  expect(oldDocumentTitle(record)).toBe('수료증_오용식_2018')
})
