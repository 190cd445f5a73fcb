import { expect, it } from 'vitest'
import { safeParse } from 'zod/mini'
import { transferForm } from './no-account-number.ts'
import { typedAccountForm } from './refund-account.ts'

const account = { bank: 'NONGHYUP', accountNumber: '302-1234-5678-91', holder: '김영자' }

it.each([
  ['a whole account', account, []],
  ['nothing', { bank: '', accountNumber: '', holder: '' }, ['bank', 'accountNumber', 'holder']],
  ['an account too short', { ...account, accountNumber: '123-456' }, ['accountNumber']],
  ['blanks for a holder', { ...account, holder: '  ' }, ['holder']],
])('judges %s', (_what, typed, wrong) => {
  const { error } = safeParse(typedAccountForm, typed)
  expect((error?.issues ?? []).map(({ path }) => path[0])).toEqual(wrong)
})

it.each([
  ['기업은행 이체, 끝 4자리 5678', true],
  ['302-1234-5678-91로 이체', false],
  [' 가 ', false],
])('accepts «%s» as the words of a transfer: %s', (transferNote, isTaken) => {
  expect(safeParse(transferForm, { transferNote }).success).toBe(isTaken)
})
