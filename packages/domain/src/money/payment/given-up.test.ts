import { expect, test } from 'vitest'
import { isGivenUp } from './given-up.ts'

test.each([
  ['사용자가 결제를 취소했습니다.', true],
  ['사용자가 본인인증을 취소했습니다.', true],
  ['고객님께서 결제를 취소하셨습니다', true],
  ['사용자취소', true],
  ['[결제포기] 사용자가 결제를 중단하였습니다', true],
  ['결제 포기', true],
  ['카드사에서 승인을 거절했습니다.', false],
  ['취소된 카드입니다.', false],
  ['본인인증에 실패했습니다.', false],
  ['', false],
  [null, false],
])('decides for «%s» whether the person gave up the payment: %s', (text, expected) => {
  expect(isGivenUp(text)).toBe(expected)
})
