import { enrolmentStatuses } from '@hygiene/domain/education/enrolment/enrolment-status'
import { expect, it } from 'vitest'
import { stateOf } from './enrolment-state.ts'

const APPLIED_AT = '2026-11-22T03:00:00.000Z'

it('shows the last day to pay an application', () => {
  const { sentence } = stateOf({ status: 'applied', appliedAt: APPLIED_AT, awaitingDepositUntil: null })
  expect(sentence).toContain('11월 29일\u2060(일)\u2060까지 결제하지 않으시면 신청이 취소됩니다.')
})

it('shows until when a deposit is awaited', () => {
  const { label, sentence } = stateOf({
    status: 'applied',
    appliedAt: APPLIED_AT,
    awaitingDepositUntil: '2026-11-24T14:59:00.000Z',
  })
  expect(label).toBe('입금 대기')
  expect(sentence).toContain('2026년 11월 24일\u2060(화)\u2060 23:59까지')
})

it('drops the awaited deposit once the deposit has come', () => {
  const state = stateOf({
    status: 'paid',
    appliedAt: APPLIED_AT,
    awaitingDepositUntil: '2026-11-24T14:59:00.000Z',
  })
  expect(state.label).toBe('결제 완료')
})

it.each(enrolmentStatuses)('labels an enrolment that is %s', (status) => {
  expect(stateOf({ status, appliedAt: APPLIED_AT, awaitingDepositUntil: null }).label).not.toBe('')
})
