import { sendCode } from '@hygiene/contracts'
import { type RunningSandbox, startSandbox } from '@hygiene/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../testing/start-test-api.ts'

let api: TestApi
let sandbox: RunningSandbox

beforeAll(async () => {
  sandbox = await startSandbox('http://127.0.0.1:9/no-notices')
  api = await startTestApi({ SOLAPI_BASE_URL: sandbox.origin, TRUSTED_PROXIES: '1' })
})
afterAll(async () => {
  await api.stop()
  await sandbox.stop()
})

let phones = 0
async function ask(address: string) {
  phones += 1
  const phone = `0102222${String(1000 + phones)}`
  return (await api.client.call(sendCode, { phone }, { headers: { 'x-forwarded-for': address } })).refusal
}

it.each([
  ['one address', () => '198.51.100.7'],
  [
    'one connection, whose owner may use any end of it',
    (turn: number) => `2001:db8:1:2::${turn.toString(16)}`,
  ],
  [
    'one address written in two ways',
    (turn: number) => (turn % 2 === 0 ? '203.0.113.9' : '::ffff:203.0.113.9'),
  ],
])('sends twenty codes an hour to %s', async (_whom, addressOf) => {
  for (let turn = 1; turn <= 20; turn += 1) expect(await ask(addressOf(turn))).toBeNull()
  expect(await ask(addressOf(21))).toBe('CODE_TOO_OFTEN')
  expect(await ask('2001:db8:1:3::1')).toBeNull()
})
