import { SAMPLE_BANK } from '../../education/question-bank/sample-questions/sample-bank.ts'
import type { ImportColumn } from './import-column.ts'
import { type ImportKindName, importColumnsOf } from './import-kinds.ts'
import type { ImportValues } from './read-row.ts'

const SAMPLES: Readonly<Record<ImportKindName, readonly ImportValues[]>> = {
  members: [
    {
      formerId: 'okja57',
      name: '정옥자',
      birth: '19570314',
      phone: '010-0000-1234',
      termsOn: '2019-03-02',
      termsVersion: '2018-05-01',
      evidence: '이전 홈페이지 가입 화면, 동의 기록 표 A-12',
      marketingOn: '2025-04-01',
      thirdPartyOn: '',
      joinedOn: '2019-03-02',
      email: 'okja@example.com',
      companyPhone: '031-000-0000',
      zipCode: '16490',
      address: '경기도 수원시 팔달구 가상로 12',
      address2: '101호',
    },
    {
      formerId: 'ys1962',
      name: '김영수',
      birth: '19620908',
      phone: '010-0000-5678',
      termsOn: '2020-11-01',
      termsVersion: '2018-05-01',
      evidence: '이전 홈페이지 가입 화면, 동의 기록 표 A-13',
    },
  ],
  enrolments: [
    {
      formerNo: 'E2026-000123',
      formerId: 'okja57',
      name: '정옥자',
      year: '2026',
      salesType: '기존 영업자',
      industryType: '일반음식점',
      licenceNo: '20190101001',
      businessName: '옥자네 밥상',
      representative: '정옥자',
      sidoCode: '4100000000',
      address: '경기도 수원시 팔달구 가상로 12',
      positionType: '대표자',
      appliedOn: '2026-03-02',
      paidOn: '2026-03-02',
      amountWon: '26,000',
      payMethod: '신용카드',
      payEvidence: '승인번호 00123456',
      minutes: '75',
    },
  ],
  oldRecords: [
    {
      outnumber: '2019-00123',
      uname: '정옥자',
      ubir: '19570314',
      eduEndDate: '2019-05-31',
      cname: '옥자네 밥상',
      cuname: '정옥자',
      uaddr1: '경기도 수원시 팔달구 가상로 12',
      gubun: '일반음식점',
      jikchek: '대표',
      utel: '신규 영업자',
    },
    {
      outnumber: '2020-00457',
      uname: '김영수',
      ubir: '19620908',
      eduEndDate: '2020-11-02',
      cname: '영수네 국밥',
      cuname: '김영수',
      uaddr1: '서울특별시 종로구 가상길 3',
      gubun: '일반음식점',
      jikchek: '대표',
      utel: '기존 영업자',
    },
  ],
  posts: [
    {
      postNo: '137',
      boardType: '공지사항',
      title: '위생교육 안내',
      content: '올해 위생교육을 안내합니다.\n교육은 12월 31일까지 받으셔야 합니다.',
      publishedOn: '2026-01-05',
      viewCount: '1,250',
    },
  ],
  exemptions: [
    {
      ground: '조리사·영양사·위생사 면허',
      userId: 'okja57',
      name: '정옥자',
      licenceNo: '20190101001',
      year: '2026',
      salesType: '신규 영업자',
      industryType: '일반음식점',
      sidoCode: '4100000000',
      paperNumber: '제2015-1234호',
      institution: '경기도지사',
    },
  ],
  questions: SAMPLE_BANK.flatMap(({ topic, questions: bank }) =>
    bank.map(([text, [choice1, choice2, choice3, choice4], answerIndex, explanation]) => ({
      year: '2026',
      salesType: '기존 영업자',
      industryType: '일반음식점',
      topic,
      text,
      choice1,
      choice2,
      choice3,
      choice4,
      answer: String(answerIndex + 1),
      explanation,
    })),
  ),
  sessions: [
    {
      day: '2026-12-15',
      startTime: '09:30',
      endTime: '13:20',
      venue: '협회 강당',
      capacity: '80',
      salesType: '신규 영업자',
      trades: '일반음식점',
      branch: '중앙지회',
      instructor: '박강사',
      subject: '식품위생법',
      opensDaysBefore: '30',
      closesDaysBefore: '1',
    },
  ],
  deposits: [
    {
      at: '2026-11-20 10:15:00',
      amountWon: '26,000',
      depositor: '정옥자',
      time: '10:15',
      balanceWon: '1,250,000',
      outgoingWon: '',
      orderNumber: '',
      memo: '위생교육',
      account: '110-000-0001',
    },
  ],
}

export interface SampleFile {
  columns: readonly ImportColumn[]
  rows: readonly (readonly string[])[]
}

export function sampleFileOf(kind: ImportKindName): SampleFile {
  const columns = importColumnsOf(kind)
  return { columns, rows: SAMPLES[kind].map((row) => columns.map(({ key }) => row[key] ?? '')) }
}
