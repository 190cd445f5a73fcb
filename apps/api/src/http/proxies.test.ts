import { login } from '@hygiene/contracts/member/login/login'
import { addPerson, PASSWORD } from '@hygiene/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../testing/start-test-api.ts'

let api: TestApi
afterEach(() => api.stop())

async function seenAddress(trusted: string, forwarded: string): Promise<string | undefined> {
  api = await startTestApi({ LOG_LEVEL: 'silent', TRUSTED_PROXIES: trusted })
  await addPerson(api.database.db, { userId: 'kim2026' })
  const sent = { userId: 'kim2026', userPw: PASSWORD, applicationId: 'edu' } as const
  await api.client.call(login, sent, { headers: { 'x-forwarded-for': forwarded } })
  return (await api.database.db.login.findFirst())?.ipAddress
}

describe('the caller’s address', () => {
  it.each([
    ['of the connection, where no proxy is trusted', '', '198.51.100.1', '127.0.0.1'],
    ['what the one proxy in front says', '1', '203.0.113.9', '203.0.113.9'],
    ['never what the caller wrote before it', '1', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
    ['what proxies known by address say', '127.0.0.1, 10.0.0.2', '203.0.113.9, 10.0.0.2', '203.0.113.9'],
  ])('takes the caller’s address to be %s', async (_what, trusted, forwarded, address) => {
    expect(await seenAddress(trusted, forwarded)).toBe(address)
  })
})
