import { makeSupportCode } from '@hygiene/contracts/member/support-code/make-support-code'
import { readMyPage } from '@hygiene/contracts/member/account/read-my-page'
import { withdraw } from '@hygiene/contracts/member/account/withdraw'
import { redeemSupportCode } from '@hygiene/contracts/member/support-code/staff/redeem-support-code'
import { addPerson, PASSWORD } from '@hygiene/testing'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let people = 0

beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())
beforeEach(() => api.clock.set('2026-11-21T10:00:00+09:00'))

async function owner() {
  people += 1
  const userId = `caller${people}`
  const { memberNo } = await addPerson(api.database.db, { userId })
  const client = await api.logIn(userId)
  const ask = async () => (await client.call(makeSupportCode, {})).entity
  return { userId, memberNo, client, ask }
}
async function admin() {
  people += 1
  const { client, employeeNo } = await logInStaff(api, `admin${people}`)
  return { employeeNo, redeem: (supportCode: string) => client.call(redeemSupportCode, { supportCode }) }
}
const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

it('finds the person of a support code once, masked, and logs that for staff and owner', async () => {
  const [kim, staff] = [await owner(), await admin()]
  const { code, expiresAt } = await kim.ask()
  expect([code, expiresAt]).toEqual([expect.stringMatching(/^\d{6}$/), '2026-11-21T01:10:00.000Z'])
  const { entity } = await staff.redeem(code)
  expect(entity).toMatchObject({ memberNo: kim.memberNo, userId: kim.userId, name: '김*자', state: 'active' })
  expect((await staff.redeem(code)).refusal).toBe('SUPPORT_CODE_WRONG')
  const { notes } = (await kim.client.call(readMyPage, {})).entity
  expect(notes.map(({ kind }) => kind)).toEqual(['supportCodeUsed'])
  const log = await api.database.db.auditEntry.findMany({ where: { memberNo: kim.memberNo } })
  expect(log.map(({ operation, employeeNo, reason }) => [operation, employeeNo, reason])).toEqual([
    ['redeemSupportCode', staff.employeeNo, '상담 코드로 전화 상담'],
  ])
})

it('expires a support code after ten minutes or with a new code', async () => {
  const [kim, staff] = [await owner(), await admin()]
  const { code: first } = await kim.ask()
  const { code: second } = await kim.ask()
  expect((await staff.redeem(first)).refusal).toBe('SUPPORT_CODE_WRONG')
  expect((await staff.redeem(second)).code).toBe(1)
  const { code: late } = await kim.ask()
  api.clock.advance(600)
  expect((await staff.redeem(late)).refusal).toBe('SUPPORT_CODE_WRONG')
})

it('accepts a support code for one of two concurrent employees', async () => {
  const [kim, one, two] = [await owner(), await admin(), await admin()]
  const { code } = await kim.ask()
  const answers = await Promise.all([one.redeem(code), two.redeem(code)])
  expect(answers.filter(({ refusal }) => refusal === 'SUPPORT_CODE_WRONG')).toHaveLength(1)
  expect(answers.filter((answer) => answer.code === 1)).toHaveLength(1)
})

it('locks an employee out after five wrong support codes and no other employee', async () => {
  const [kim, guesser, staff] = [await owner(), await admin(), await admin()]
  const { code } = await kim.ask()
  for (let tries = 0; tries < 5; tries += 1) {
    expect((await guesser.redeem(another(code))).refusal).toBe('SUPPORT_CODE_WRONG')
    api.clock.advance(10)
  }
  expect((await guesser.redeem(code)).refusal).toBe('SUPPORT_CODE_LOCKED')
  expect((await staff.redeem(code)).code).toBe(1)
})

it('ends a support code with a withdrawal and refuses visitors and malformed codes', async () => {
  const [kim, staff] = [await owner(), await admin()]
  const { code } = await kim.ask()
  expect((await kim.client.call(withdraw, { userPw: PASSWORD })).code).toBe(1)
  expect((await staff.redeem(code)).refusal).toBe('SUPPORT_CODE_WRONG')
  expect((await staff.redeem('12345')).status).toBe(400)
  expect((await api.client.call(makeSupportCode, {})).refusal).toBe('LOGIN_REQUIRED')
  expect((await api.client.call(redeemSupportCode, { supportCode: code })).refusal).toBe(
    'STAFF_LOGIN_REQUIRED',
  )
})

it('keeps counting wrong support codes after a right code of another person', async () => {
  const [kim, own, guesser] = [await owner(), await owner(), await admin()]
  const { code } = await kim.ask()
  let guess = code
  const wrong = async () => {
    guess = another(guess)
    api.clock.advance(10)
    return (await guesser.redeem(guess)).refusal
  }
  for (let count = 0; count < 3; count += 1) expect(await wrong()).toBe('SUPPORT_CODE_WRONG')
  api.clock.advance(10)
  expect((await guesser.redeem((await own.ask()).code)).code).toBe(1)
  expect([await wrong(), await wrong()]).toEqual(['SUPPORT_CODE_WRONG', 'SUPPORT_CODE_WRONG'])
  expect(await wrong()).toBe('SUPPORT_CODE_LOCKED')
})
