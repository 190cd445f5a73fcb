import { expect, test } from 'vitest'
import { attentionSentence, paymentAttention, strayMoneySentence } from './order-text.ts'

test.each([
  ['mismatched', undefined, paymentAttention.mismatched],
  ['paid', undefined, paymentAttention.cancelledInPart],
  ['paidAfterCancellation', undefined, strayMoneySentence.APPLICATION_ENDED],
  ['paidAfterCancellation', 'SEAT_GONE', strayMoneySentence.SEAT_GONE],
  ['ready', undefined, paymentAttention.unclear],
] as const)('staff read of a payment that is %s, stray %s', (status, stray, sentence) => {
  expect(attentionSentence({ status, effect: 'flagForStaff' }, stray)).toBe(sentence)
  expect(attentionSentence({ status, effect: 'none' }, stray)).toBeNull()
})
