import { confirmSetupCheck } from '@hygiene/contracts/staff/setup/confirm-setup-check'
import { readSetup } from '@hygiene/contracts/staff/setup/read-setup'
import { sendTestAlert } from '@hygiene/contracts/staff/setup/send-test-alert'
import { FIRST_ASSOCIATION } from '@hygiene/domain/association'
import { setupItemLabel, setupItems } from '@hygiene/domain/staff/setup/setup-items'
import { reportPlaceholders } from '@hygiene/operations/staff/setting/report-placeholders'
import { addBranch, type ContractClient } from '@hygiene/testing'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let head: ContractClient
let employeeNo: number

beforeEach(async () => {
  api = await startTestApi()
  api.clock.set('2026-07-01T10:00:00+09:00')
  ;({ client: head, employeeNo } = await logInStaff(api, 'first', 'headquarters'))
})
afterEach(() => api.stop())

const read = async (client = head) => (await client.call(readSetup, {})).entity
const missing = async () => (await read()).items.filter(({ isDone }) => !isDone).map(({ name }) => name)
const codeOf = async (kind: 'backup' | 'alert') =>
  (await api.database.db.setupCheck.findUniqueOrThrow({ where: { kind } })).code
const confirm = (kind: 'backup' | 'alert', code: string, client = head) =>
  client.call(confirmSetupCheck, { kind, code })

describe('the setup list of an empty database', () => {
  it('lists everything as missing except what the migrations install', async () => {
    expect(await missing()).toEqual(setupItems.filter((name) => name !== 'regions'))
  })

  it('shows the list only to roles that see courses', async () => {
    const { branchNo } = await addBranch(api.database.db)
    const branch = (await logInStaff(api, 'branch', 'branch', branchNo)).client
    const support = (await logInStaff(api, 'support', 'support')).client
    expect((await branch.call(readSetup, {})).refusal).toBe('STAFF_FORBIDDEN')
    expect((await api.client.call(readSetup, {})).refusal).toBe('STAFF_LOGIN_REQUIRED')
    expect((await read(support)).items).toHaveLength(setupItems.length)
  })
})

it('reports the placeholders of the association at the start of a process', async () => {
  const { db, pool } = api.database
  const report = async () => {
    const sentences: string[] = []
    await reportPlaceholders(pool, { now: api.clock.now(), warn: (text) => sentences.push(text) })
    return sentences
  }
  expect(await report()).toEqual([expect.stringMatching(/: 단체 이름, .*고객센터 전화, 발급자, 직인 그림$/)])
  const text = {
    name: '새봄위생협회',
    shortName: '새봄',
    issuerName: '새봄위생협회장',
    representative: '이새봄',
  }
  const numbers = { organisationNumber: '123-82-00001', address: '을지로 1', supportPhone: '02-1234-5678' }
  const own = { ...FIRST_ASSOCIATION, ...text, ...numbers, sealText: '새봄위생협회장의인' }
  const madeAt = api.clock.now()
  const startsAt = new Date(madeAt.getTime() + 5_000)
  await db.associationVersion.create({ data: { startsAt, text: own, madeAt } })
  api.clock.set(startsAt.toISOString())
  expect(await report()).toEqual([])
})

describe('the confirmation of the backup', () => {
  it('confirms the backup once by the code that every backup contains', async () => {
    const code = await codeOf('backup')
    expect((await confirm('backup', ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `)).code).toBe(1)
    expect((await confirm('backup', code)).code).toBe(1)
    expect(await missing()).not.toContain('backup')
    const entry = { operation: 'confirmSetupCheck', detail: setupItemLabel.backup, employeeNo }
    expect(await api.database.db.auditEntry.count({ where: entry })).toBe(1)
  })

  it('counts the backup as confirmed without a code when this database was restored', async () => {
    const at = api.clock.now()
    await api.database.db.databaseReturn.create({ data: { stateAt: at, returnedAt: at } })
    expect(await missing()).not.toContain('backup')
  })

  it('refuses a wrong code', async () => {
    const other = (await codeOf('backup')) === '00000000' ? '00000001' : '00000000'
    expect((await confirm('backup', other)).refusal).toBe('SETUP_CODE_WRONG')
    expect(await missing()).toContain('backup')
  })

  it('refuses confirmation and test alert to other roles', async () => {
    const education = (await logInStaff(api, 'education', 'education')).client
    const code = await codeOf('backup')
    expect((await confirm('backup', code, education)).refusal).toBe('STAFF_FORBIDDEN')
    expect((await confirm('backup', code, api.client)).refusal).toBe('STAFF_LOGIN_REQUIRED')
    expect((await education.call(sendTestAlert, {})).refusal).toBe('STAFF_FORBIDDEN')
    expect((await api.client.call(sendTestAlert, {})).refusal).toBe('STAFF_LOGIN_REQUIRED')
  })

  it.each(['', '1234567', '1234567G', '123456789'])('refuses the malformed code «%s»', async (code) => {
    expect((await confirm('backup', code)).code).toBe(-2190)
  })
})

describe('the test alert', () => {
  it('confirms the alert by its code, which no response contains', async () => {
    expect((await confirm('alert', '00000000')).refusal).toBe('SETUP_CODE_WRONG')
    const { endsAt } = (await head.call(sendTestAlert, {})).entity
    const code = await codeOf('alert')
    const seen = await read()
    expect(seen.testAlertEndsAt).toBe(endsAt)
    expect(JSON.stringify(seen)).not.toContain(code)
    expect((await confirm('alert', code)).code).toBe(1)
    expect(await missing()).not.toContain('alert')
    expect((await read()).testAlertEndsAt).toBeNull()
  })

  it('keeps the code of an active test alert, even for concurrent requests', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => head.call(sendTestAlert, {})))
    const code = await codeOf('alert')
    expect(new Set(answers.map(({ entity }) => entity.endsAt)).size).toBe(1)
    api.clock.set('2026-07-01T10:20:00+09:00')
    await head.call(sendTestAlert, {})
    expect(await codeOf('alert')).toBe(code)
  })

  it('expires a test alert after a day and sends another with a new code', async () => {
    await head.call(sendTestAlert, {})
    const code = await codeOf('alert')
    api.clock.set('2026-07-02T10:00:00+09:00')
    const again = (await logInStaff(api, 'later', 'headquarters')).client
    expect((await confirm('alert', code, again)).refusal).toBe('TEST_ALERT_OVER')
    await again.call(sendTestAlert, {})
    expect((await confirm('alert', code, again)).refusal).toBe('SETUP_CODE_WRONG')
  })
})
