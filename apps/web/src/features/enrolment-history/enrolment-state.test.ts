import { enrolmentStatuses } from '@hygiene/domain'
import { expect, it } from 'vitest'
import { stateOf } from './enrolment-state.ts'

it('says until when a deposit is awaited', () => {
  const { label, sentence } = stateOf({
    status: 'applied',
    awaitingDepositUntil: '2026-11-24T14:59:00.000Z',
  })
  expect(label).toBe('입금 대기')
  expect(sentence).toContain('2026년 11월 24일\u2060(화)\u2060 23:59까지')
})

it('forgets the deposit once it has come', () => {
  const state = stateOf({ status: 'paid', awaitingDepositUntil: '2026-11-24T14:59:00.000Z' })
  expect(state.label).toBe('결제 완료')
})

it.each(enrolmentStatuses)('has words for %s', (status) => {
  expect(stateOf({ status, awaitingDepositUntil: null }).label).not.toBe('')
})
