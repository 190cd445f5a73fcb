import { expect, test } from 'vitest'
import { FIRST_ASSOCIATION } from '../../association.ts'
import {
  freezeSlip,
  isSlipFor,
  slipFactsOf,
  slipFileName,
  slipPayloadIn,
  slipSessionKey,
} from './freeze-slip.ts'

const session = {
  sessionNo: 42,
  venueNo: 5,
  startsAt: new Date('2026-12-10T10:00:00+09:00'),
  endsAt: new Date('2026-12-10T17:00:00+09:00'),
}
const issue = {
  enrolment: {
    inPersonEnrolmentNo: 9120,
    applicationNo: 7311,
    userName: '홍길동',
    birth: '19840307',
    positionType: 1,
    businessName: '새마음 식당',
    representative: '김대표',
    companyPhone: '0310001234',
    licenceNo: '20260001234',
    address: '경기도 성남시 분당구 판교역로 321',
    address2: '1층',
    salesType: 1,
    industryType: 1,
    priceWon: 40_000,
  },
  hours: 6,
  session,
  venue: {
    name: '경기 수원 외식업 교육장',
    address: '경기도 수원시 팔달구 가상로 41',
    address2: '3층 대강의실',
    directions: '수원역 10번 출구에서 걸어서 8분.',
    mapUrl: 'https://map.example.com/41',
    phone: '031-000-0411',
  },
  branch: { name: '경기지회', phone: '031-000-1000' },
  payload: 'EDU1.7311.42.20261210.5.x',
  issuedAt: new Date('2026-11-20T15:30:00Z'),
  publicUrl: 'https://edu.example.or.kr',
  association: FIRST_ASSOCIATION,
} as const

test('shows a place that is not yet reported as such on a slip', () => {
  const opened = { ...issue, enrolment: { ...issue.enrolment, licenceNo: '' } }
  expect(freezeSlip(opened).licenceNo).toBe('영업신고 전')
  expect(freezeSlip(issue).licenceNo).toBe('20260001234')
})

test('lists time, venue, person, things to bring and the last change time on a slip', () => {
  expect(freezeSlip(issue)).toMatchObject({
    number: '7311-9120',
    payload: 'EDU1.7311.42.20261210.5.x',
    eduDate: '2026-12-10',
    startTime: '10:00',
    endTime: '17:00',
    location: '경기 수원 외식업 교육장',
    birthOn: '1984-03-07',
    position: '대표자',
    representative: '김대표',
    companyPhone: '031-000-1234',
    courseLine: '신규 영업자 식품위생교육 (일반음식점) 6시간',
    bring: [expect.stringContaining('신분증'), expect.stringContaining('수강증')],
    terms: [
      '일정은 2026년 12월 9일(수)까지 누리집에서 변경하실 수 있고, 변경하시면 수강증도 바뀝니다.',
      expect.stringContaining('전날'),
      expect.stringContaining('당일부터는 환불되지 않습니다'),
      expect.stringContaining('협회 사정'),
    ],
    issuedOn: '2026-11-21',
    siteHost: 'edu.example.or.kr',
  })
})

test('invalidates a slip after any change of session, venue or time', () => {
  const frozen: unknown = JSON.parse(JSON.stringify(freezeSlip(issue)))
  expect(slipSessionKey(session)).toBe('42.5.20261210.1000.1700')
  expect(isSlipFor(frozen, session)).toBe(true)
  expect(isSlipFor(frozen, { ...session, sessionNo: 43 })).toBe(false)
  expect(isSlipFor(frozen, { ...session, venueNo: 6 })).toBe(false)
  expect(isSlipFor(frozen, { ...session, startsAt: new Date('2026-12-11T10:00:00+09:00') })).toBe(false)
  expect(isSlipFor(frozen, { ...session, endsAt: new Date('2026-12-10T17:30:00+09:00') })).toBe(false)
  expect(isSlipFor(null, session)).toBe(false)
  expect(isSlipFor({}, session)).toBe(false)
  expect(slipPayloadIn(frozen)).toBe(issue.payload)
  expect([slipPayloadIn({}), slipPayloadIn(null), slipPayloadIn({ payload: 1 })]).toEqual([null, null, null])
})

test('names the application and the session with its Seoul day in the slip symbol', () => {
  const early = { ...session, startsAt: new Date('2026-12-09T23:00:00Z') }
  expect(slipFactsOf(7311, early)).toEqual({
    applicationNo: 7311,
    sessionNo: 42,
    eduDate: '2026-12-10',
    venueNo: 5,
  })
})

test('omits letters that a file system refuses from the file name of a slip', () => {
  expect(slipFileName('John / Doe', '2026-12-10')).toBe('수강증_JohnDoe_20261210.pdf')
})
