import { inPersonStatuses } from '@hygiene/domain/in-person/enrolment/record-status'
import { describe, expect, it } from 'vitest'
import { sampleRecord, sampleWaiting } from '../../../testing/sample-record.ts'
import { stateOf } from './seat-state.ts'

const at = (day: string, time: string) => new Date(`${day}T${time}:00+09:00`)
const NOW = at('2026-11-20', '10:00')
const held = { status: 'applied', seat: 'held', paidAt: null, paymentNo: null } as const

describe('an unpaid seat', () => {
  it('shows the seat as held during the hold and as gone afterwards', () => {
    const record = sampleRecord(1, { ...held, heldUntil: at('2026-11-20', '10:30').toISOString() })
    expect(stateOf(record, NOW).label).toBe('결제 대기')
    expect(stateOf(record, at('2026-11-20', '10:30'))).toMatchObject({
      label: '자리 없음',
      sentence: '자리를 잡아 둔 시간이 지났습니다. 일정을 다시 골라 신청해주세요.',
    })
  })

  it('shows until when a deposit is awaited', () => {
    const until = at('2026-11-24', '23:59').toISOString()
    const state = stateOf(sampleRecord(1, { ...held, heldUntil: until, awaitingDepositUntil: until }), NOW)
    expect(state.label).toBe('입금 대기')
    expect(state.sentence).toContain('2026년 11월 24일\u2060(화)\u2060 23:59까지 입금해주세요.')
  })

  it('shows the offer to a waiting person as long as the offer is open', () => {
    const offerUntil = at('2026-11-20', '12:00').toISOString()
    const waiting = [sampleWaiting(5, { status: 'offered', offerUntil })]
    const record = sampleRecord(1, { ...held, seat: 'waiting', waiting })
    expect(stateOf(record, NOW).label).toBe('자리 안내')
    expect(stateOf(record, at('2026-11-20', '12:00')).label).toBe('대기 중')
  })
})

describe('a paid seat', () => {
  it.each([
    ['2026-12-09', '23:59', '신청 완료'],
    ['2026-12-10', '00:00', '오늘 교육'],
    ['2026-12-10', '16:59', '오늘 교육'],
    ['2026-12-10', '17:00', '출석 확인 중'],
  ])('shows on %s at %s the state %s', (day, time, label) => {
    expect(stateOf(sampleRecord(1), at(day, time)).label).toBe(label)
  })

  it('shows when a person checked in', () => {
    const inAt = at('2026-12-10', '09:48').toISOString()
    expect(stateOf(sampleRecord(1, { inAt }), at('2026-12-10', '11:00'))).toMatchObject({
      label: '입실',
      sentence: '09:48에 입실하셨습니다. 나가실 때에도 출입구에서 수강증을 보여주세요.',
    })
  })

  it('shows the cancelled session day before anything else', () => {
    const record = sampleRecord(1, { isSessionCancelled: true })
    expect(stateOf(record, at('2026-12-10', '11:00')).label).toBe('일정 취소')
  })

  it('shows the reason of the end in the words of the server', () => {
    const endSentence = '협회 사정으로 교육이 취소되었습니다. 결제하신 금액은 모두 환불됩니다.'
    expect(stateOf(sampleRecord(1, { status: 'refunded', endSentence }), NOW).sentence).toBe(endSentence)
  })
})

it.each(inPersonStatuses)('labels an enrolment that is %s', (status) => {
  expect(stateOf(sampleRecord(1, { status }), NOW).label).not.toBe('')
})
