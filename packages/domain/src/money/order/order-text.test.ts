import { expect, test } from 'vitest'
import { exceptionSentence, paymentExceptionText, strayMoneySentence } from './order-text.ts'

test.each([
  ['mismatched', undefined, paymentExceptionText.mismatched],
  ['paid', undefined, paymentExceptionText.cancelledInPart],
  ['paidAfterCancellation', undefined, strayMoneySentence.APPLICATION_ENDED],
  ['paidAfterCancellation', 'SEAT_GONE', strayMoneySentence.SEAT_GONE],
  ['ready', undefined, paymentExceptionText.unclear],
] as const)('explains to staff a payment that is %s with a stray payment %s', (status, stray, sentence) => {
  expect(exceptionSentence({ status, effect: 'flagForStaff' }, stray)).toBe(sentence)
  expect(exceptionSentence({ status, effect: 'none' }, stray)).toBeNull()
})
