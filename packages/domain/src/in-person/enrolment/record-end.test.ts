import { expect, it } from 'vitest'
import { inPersonEndReasons, inPersonStatuses } from './record-status.ts'
import { inPersonEndSentenceOf } from './record-end.ts'

const paidAt = new Date('2026-11-20T01:00:00Z')

it.each([
  ['cancelled', 'holdLapsed', null, '자리를 잡아 둔 시간이 지나'],
  ['cancelled', 'waitingLapsed', null, '대기 신청이 끝났습니다.'],
  ['cancelled', 'sessionCancelled', null, '다른 일정을 골라주세요.'],
  ['refunded', 'sessionCancelled', paidAt, '결제하신 금액은 모두 환불됩니다.'],
  ['absent', null, paidAt, '교육에 참석하지 않으셔서'],
] as const)('says why an enrolment is %s by %s', (status, endReason, paid, sentence) => {
  expect(inPersonEndSentenceOf({ status, endReason, paidAt: paid })).toContain(sentence)
})

it('promises no refund to a person who has not paid', () => {
  const record = { status: 'cancelled', endReason: 'sessionCancelled', paidAt: null } as const
  expect(inPersonEndSentenceOf(record)).not.toContain('환불')
})

it('gives no end reason for a live or completed enrolment with an earlier end', () => {
  const silent = inPersonStatuses.filter((status) => !['cancelled', 'refunded', 'absent'].includes(status))
  for (const status of silent) {
    for (const endReason of [...inPersonEndReasons, null]) {
      expect(inPersonEndSentenceOf({ status, endReason, paidAt })).toBeNull()
    }
  }
  expect(inPersonEndSentenceOf({ status: 'cancelled', endReason: 'byPerson', paidAt: null })).toBeNull()
  expect(inPersonEndSentenceOf({ status: 'refunded', endReason: null, paidAt })).toBeNull()
})
