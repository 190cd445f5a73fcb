import { sendCode } from '@hygiene/contracts/member/account/send-code'
import { sendPhoneChangeCode } from '@hygiene/contracts/member/account/send-phone-change-code'
import { seoulDay } from '@hygiene/domain/time/seoul-day'
import { addPerson, type RunningSandbox, startSandbox } from '@hygiene/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let sandbox: RunningSandbox

beforeAll(async () => {
  sandbox = await startSandbox('http://127.0.0.1:9/no-notices')
  api = await startTestApi({ SOLAPI_BASE_URL: sandbox.origin, TRUSTED_PROXIES: '1', SMS_A_DAY: '1000' })
})
afterAll(async () => {
  await api.stop()
  await sandbox.stop()
})
beforeEach(() => api.clock.advance(7200))

let phones = 0
function newPhone(): string {
  phones += 1
  return `0102222${String(1000 + phones)}`
}
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
async function ask(address: string, phone = newPhone()) {
  return (await api.client.call(sendCode, { phone }, from(address))).refusal
}
async function member() {
  const phone = newPhone()
  return addPerson(api.database.db, { userId: `texted${phones}`, phone })
}

describe('codes requested from one network', () => {
  it.each([
    ['one address', () => '198.51.100.7'],
    ['one connection of IPv4, by any of its addresses', (turn: number) => `192.0.2.${turn}`],
    [
      'one connection, whose owner may use any end of it',
      (turn: number) => `2001:db8:1:2::${turn.toString(16)}`,
    ],
    [
      'one address written in two ways',
      (turn: number) => (turn % 2 === 0 ? '203.0.113.9' : '::ffff:203.0.113.9'),
    ],
  ])('limits codes to thirty an hour for %s', async (_whom, addressOf) => {
    for (let turn = 1; turn <= 30; turn += 1) expect(await ask(addressOf(turn))).toBeNull()
    expect(await ask(addressOf(31))).toBe('CODE_TOO_OFTEN')
    expect(await ask('2001:db8:1:3::1')).toBeNull()
  })
})

it('sends no code and reports so once the day’s ceiling of all texts is reached', async () => {
  const dayOn = new Date(seoulDay(api.clock.now()))
  await api.database.db.smsDay.deleteMany()
  await api.database.db.smsDay.create({ data: { dayOn, takenCount: 999 } })
  const { phone } = await member()
  expect(await ask('198.51.100.7', phone)).toBeNull()
  expect(await ask('198.51.100.7', phone)).toBe('SMS_UNAVAILABLE')
  expect(await sandbox.messages(phone)).toHaveLength(1)
  await api.database.db.smsDay.deleteMany()
})

describe('codes to one phone', () => {
  it('keeps codes available to the owner elsewhere after a stranger used up a network’s limit', async () => {
    const { phone } = await member()
    for (let turn = 1; turn <= 5; turn += 1) expect(await ask('198.51.100.7', phone)).toBeNull()
    expect(await ask('198.51.100.8', phone)).toBe('CODE_TOO_OFTEN')
    expect(await ask('203.0.113.9', phone)).toBeNull()
  })

  it('limits codes to one phone to fifteen an hour from all networks together', async () => {
    const { phone } = await member()
    const asked = Array.from({ length: 20 }, async (_, turn) => ask(`192.0.${turn}.1`, phone))
    const answers = await Promise.all(asked)
    expect(answers.filter((refusal) => refusal === null)).toHaveLength(15)
    expect(await sandbox.messages(phone)).toHaveLength(15)
  })

  it('sends five codes for twenty concurrent requests from one network', async () => {
    const { phone } = await member()
    const answers = await Promise.all(Array.from({ length: 20 }, async () => ask('198.51.100.7', phone)))
    expect(answers.filter((refusal) => refusal === null)).toHaveLength(5)
  })
})

describe('codes for a logged-in person', () => {
  it('counts codes for a logged-in person apart from the requests of others', async () => {
    const phone = newPhone()
    for (let turn = 0; turn < 15; turn += 1) await ask(`192.0.${turn % 3}.1`, phone)
    expect(await ask('192.0.9.1', phone)).toBe('CODE_TOO_OFTEN')

    const { userId } = await member()
    const client = await api.logIn(userId)
    const change = async (to: string) =>
      (await client.call(sendPhoneChangeCode, { phone: to }, from('192.0.1.1'))).refusal
    for (let turn = 0; turn < 5; turn += 1) expect(await change(turn < 3 ? phone : newPhone())).toBeNull()
    expect(await change(newPhone())).toBe('CODE_TOO_OFTEN')
  })

  it('sends five codes for twenty concurrent requests and leaves the code to find the id', async () => {
    const { userId, phone } = await member()
    const client = await api.logIn(userId)
    const change = async () => (await client.call(sendPhoneChangeCode, { phone: newPhone() })).refusal
    const answers = await Promise.all(Array.from({ length: 20 }, change))
    expect(answers.filter((refusal) => refusal === null)).toHaveLength(5)
    expect(await ask('127.0.0.1', phone)).toBeNull()
  })
})

describe('codes to non-members’ phones', () => {
  it('sends sixty codes an hour from all networks and answers later requests alike', async () => {
    const wanted = Array.from({ length: 70 }, (_, turn) => ({ phone: newPhone(), address: `10.0.${turn}.1` }))
    const answers = await Promise.all(wanted.map(async ({ phone, address }) => ask(address, phone)))
    expect(answers).toEqual(answers.map(() => null))
    const sent = await Promise.all(wanted.map(async ({ phone }) => sandbox.messages(phone)))
    expect(sent.flat()).toHaveLength(60)

    const { phone } = await member()
    expect(await ask('203.0.113.9', phone)).toBeNull()
    expect(await sandbox.messages(phone)).toHaveLength(1)
  })
})
