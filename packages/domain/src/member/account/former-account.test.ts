import { expect, it } from 'vitest'
import { type FormerAccount, type FormerClaim, judgeFormerClaim, unclaimedUserId } from './former-account.ts'
import { judgeUserId } from './user-id.ts'

const OKJA = { name: '정옥자', birth: '19570314', phone: '01012345678' }
const account = (memberNo: number, more: Partial<FormerAccount> = {}): FormerAccount => ({
  memberNo,
  ...OKJA,
  ...more,
})

it.each<[string, FormerAccount[], FormerClaim]>([
  ['no account', [], { is: 'none' }],
  ['the one account with all three alike', [account(7)], { is: 'own', memberNo: 7 }],
  [
    'a name in another Unicode form',
    [account(7, { name: '정옥자'.normalize('NFD') })],
    { is: 'own', memberNo: 7 },
  ],
  [
    'the own account beside one with another phone',
    [account(8, { phone: '01099990000' }), account(7)],
    { is: 'own', memberNo: 7 },
  ],
  ['two accounts with all three alike', [account(7), account(8)], { is: 'unclear', memberNos: [7, 8] }],
  ['another phone', [account(7, { phone: '01099990000' })], { is: 'unclear', memberNos: [7] }],
  ['another name', [account(7, { name: '정옥순' })], { is: 'unclear', memberNos: [7] }],
  ['another birth date', [account(7, { birth: '19570315' })], { is: 'unclear', memberNos: [7] }],
  [
    'a namesake of another birth date and phone',
    [account(7, { birth: '19800101', phone: '01099990000' })],
    { is: 'none' },
  ],
  ['a stranger with the phone only', [account(7, { name: '김영수', birth: '19800101' })], { is: 'none' }],
  ['a stranger born the same day', [account(7, { name: '김영수', phone: '01099990000' })], { is: 'none' }],
])('judges a claim to a former account with %s', (_case, accounts, claim) => {
  expect(judgeFormerClaim(OKJA, accounts)).toEqual(claim)
})

it('gives an unclaimed account an id that nobody can choose', () => {
  expect(judgeUserId(unclaimedUserId('okja57')).allowed).toBe(false)
})
