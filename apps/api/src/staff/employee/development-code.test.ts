import { proveSecondFactor } from '@hygiene/contracts/staff/employee/prove-second-factor'
import { staffLogin } from '@hygiene/contracts/staff/employee/staff-login'
import { showDevelopmentCode } from '@hygiene/operations/staff/employee/development-code'
import { addEmployee, PASSWORD } from '@hygiene/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

async function logIn(loginId: string) {
  const { entity } = await api.client.call(staffLogin, { loginId, password: PASSWORD })
  const code = await showDevelopmentCode(api.database.db, loginId, api.clock.now())
  return api.client.as(entity.accessToken).call(proveSecondFactor, { code: code ?? '' })
}

it('shows a valid code to an employee in development, even twice in one half-minute', async () => {
  await addEmployee(api.database.db, { loginId: 'demo2026', totpKey: api.config.STAFF_TOTP_KEY })
  expect((await logIn('demo2026')).code).toBe(1)
  expect((await logIn('demo2026')).code).toBe(1)
})

it('shows no code for a secret under another key, an employee without an app or an unknown id', async () => {
  const { db } = api.database
  await addEmployee(db, { loginId: 'real2026', totpKey: '0'.repeat(64) })
  await addEmployee(db, { loginId: 'new2026', hasTotp: false, totpKey: api.config.STAFF_TOTP_KEY })
  for (const loginId of ['real2026', 'new2026', 'nobody']) {
    expect(await showDevelopmentCode(db, loginId, api.clock.now())).toBeNull()
  }
})
