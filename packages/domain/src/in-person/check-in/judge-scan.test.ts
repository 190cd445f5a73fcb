import { describe, expect, test } from 'vitest'
import { NO_MARKS } from './judge-attendance.ts'
import { judgeScan, markedAt, type ScannedBooking, type ScanFacts, scanOutcome } from './judge-scan.ts'
import { markSentence, scanRefusalSentence } from './check-in-text.ts'

const at = (time: string): Date => new Date(`2026-12-10T${time}+09:00`)
const session = { startsAt: at('10:00:00'), endsAt: at('17:00:00') }
const checkIn = {
  ...session,
  sessionNo: 42,
  venueNo: 5,
  isCancelled: false,
  validFrom: at('05:00:00'),
  validUntil: new Date('2026-12-11T03:00:00+09:00'),
}
const slip = { applicationNo: 7311, sessionNo: 42, eduDate: '2026-12-10', venueNo: 5 }
const expected: ScannedBooking = { sessionNo: 42, status: 'expected' }
const elsewhere: ScannedBooking = { sessionNo: 43, status: 'expected' }
const now = at('17:30:00')

function judged(scan: Partial<ScanFacts>, booking: ScannedBooking = expected, isCancelled = false) {
  return judgeScan({ scannedAt: at('09:40:00'), slip, ...scan }, { ...checkIn, isCancelled }, booking, now)
}

describe('a mark at the check-in', () => {
  test('accepts a mark for a person booked here', () => {
    expect(judged({})).toBeNull()
    expect(judged({ slip: null })).toBeNull()
  })

  test('accepts the slip of the session from which the person moved', () => {
    const old = { ...slip, sessionNo: 41, eduDate: '2026-12-03', venueNo: 2 }
    expect(judged({ slip: old })).toBeNull()
  })

  test.each([
    ['a forged symbol', { slip: 'forged' as const }, expected, 'FORGED', 'forged'],
    ['another day', { slip: { ...slip, eduDate: '2026-12-11' } }, elsewhere, 'OTHER_DAY', 'wrongSession'],
    ['another venue', { slip: { ...slip, venueNo: 6 } }, elsewhere, 'OTHER_VENUE', 'wrongSession'],
    ['another session', { slip: { ...slip, sessionNo: 43 } }, elsewhere, 'OTHER_SESSION', 'wrongSession'],
    ['a booking moved away', {}, elsewhere, 'MOVED', 'notExpected'],
    ['the same, found by hand', { slip: null }, elsewhere, 'MOVED', 'notExpected'],
    ['a refunded booking', {}, { ...expected, status: 'ended' }, 'ENDED', 'notExpected'],
    ['an unpaid booking', { slip: null }, { ...expected, status: 'unpaid' }, 'UNPAID', 'notExpected'],
    ['a number no application has', { slip: null }, null, 'UNKNOWN', 'notExpected'],
    ['the day before', { scannedAt: at('04:59:59') }, expected, 'OUTSIDE_DAY', 'outsideDay'],
    ['a clock ahead', { scannedAt: at('17:35:01') }, expected, 'CLOCK_AHEAD', 'outsideDay'],
  ] as const)('refuses a mark for %s', (_what, scan, booking, refusal, outcome) => {
    expect(judged(scan, booking)).toBe(refusal)
    expect(scanOutcome[refusal]).toBe(outcome)
  })

  test('refuses a mark in a cancelled session', () => {
    expect(judged({}, expected, true)).toBe('SESSION_CANCELLED')
  })

  test('moves a mark with a future time back to now', () => {
    expect(judged({ scannedAt: at('17:34:00') })).toBeNull()
    expect(markedAt({ scannedAt: at('17:34:00'), slip }, now)).toEqual(now)
    expect(markedAt({ scannedAt: at('09:40:00'), slip }, now)).toEqual(at('09:40:00'))
  })
})

describe('messages at the check-in', () => {
  test('names the day of a slip for another day', () => {
    const sentence = scanRefusalSentence('OTHER_DAY', { ...slip, eduDate: '2026-12-11' })
    expect(sentence).toBe('2026년 12월 11일(금) 교육의 수강증입니다. 오늘 교육에는 들어가실 수 없습니다.')
  })

  test('names another venue, another session, a move and a forgery', () => {
    expect(scanRefusalSentence('OTHER_VENUE', slip)).toContain('다른 교육장')
    expect(scanRefusalSentence('OTHER_SESSION', slip)).toContain('다른 교육')
    expect(scanRefusalSentence('MOVED', slip)).toContain('변경하신 신청')
    expect(scanRefusalSentence('ENDED', slip)).toContain('환불된')
    expect(scanRefusalSentence('FORGED', 'forged')).toContain('협회가 발급한')
  })

  const seen = { inAt: at('09:40:00'), outAt: null }
  test.each([
    ['in', '09:40:00', NO_MARKS, '09:40 입실을 기록했습니다.'],
    ['in', '09:55:00', seen, '이미 09:40에 들어오신 분입니다.'],
    ['in', '09:30:00', seen, '09:30 입실을 기록했습니다.'],
    ['in', '10:20:01', NO_MARKS, '10:20 입실. 시작하고 20분이 지나 수료로 인정되지 않을 수 있습니다.'],
    ['out', '16:50:00', seen, '16:50 퇴실을 기록했습니다.'],
    ['out', '12:00:00', seen, '12:00 퇴실. 끝나기 10분 전보다 이르면 수료로 인정되지 않습니다.'],
    ['out', '17:00:00', NO_MARKS, '17:00 퇴실. 입실 기록이 없으니 협회에 알려주세요.'],
  ] as const)('confirms a mark for direction %s at %s', (direction, time, marks, sentence) => {
    expect(markSentence(marks, { direction, markedAt: at(time) }, session)).toBe(sentence)
  })
})
