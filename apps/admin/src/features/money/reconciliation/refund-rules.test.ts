import { expect, it } from 'vitest'
import { EMPTY_REFUND, judgeRefund } from './refund-rules.ts'

const typed = { reason: '늦은 입금', bank: 'NONGHYUP', accountNumber: '302-1234-5678-91', holder: '김영자' }

it.each([
  ['everything', typed, true, []],
  ['a reason only, for a card', { ...EMPTY_REFUND, reason: '늦은 입금' }, false, []],
  ['nothing', EMPTY_REFUND, true, ['bank', 'accountNumber', 'holder', 'reason']],
  ['nothing, for a card', EMPTY_REFUND, false, ['reason']],
  ['an account too short', { ...typed, accountNumber: '123-456' }, true, ['accountNumber']],
  ['blanks for a holder', { ...typed, holder: '  ' }, true, ['holder']],
])('a refund with %s', (_what, refund, needsAccount, wrong) => {
  expect(Object.keys(judgeRefund(refund, needsAccount))).toEqual(wrong)
})
