import { ENDPOINTS } from '@hygiene/contracts/generated/endpoints'
import { addressOf, type Endpoint, preferredMethod } from '@hygiene/contracts/kit/endpoint'
import { CSRF_HEADER, CSRF_VALUE, type Envelope } from '@hygiene/contracts/kit/envelope'
import { refusalNamed } from '@hygiene/contracts/refusals/refusal-named'
import type { RefusalName } from '@hygiene/contracts/refusals/table'
import type { ContractClient } from '@hygiene/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ACCOUNT_ROWS } from '../testing/access-matrix/account-rows.ts'
import {
  BLOCKED_ADDRESS,
  type Caller,
  CALLERS,
  type Crowd,
  gatherCrowd,
} from '../testing/access-matrix/callers.ts'
import { ADMISSION, expectedAdmission } from '../testing/access-matrix/expected-admission.ts'
import { IN_PERSON_ROWS } from '../testing/access-matrix/in-person-rows.ts'
import { ONLINE_ROWS } from '../testing/access-matrix/online-rows.ts'
import { INQUIRY_ROWS } from '../testing/access-matrix/inquiry-rows.ts'
import { marksOf, othersRows } from '../testing/access-matrix/snapshot.ts'
import { keysAskedFor, keysNobodyAsksFor, type StrangerRow } from '../testing/access-matrix/stranger-row.ts'
import { openStrangers, type Strangers } from '../testing/access-matrix/strangers.ts'
import { startTestApi, type TestApi } from '../testing/start-test-api.ts'

/**
 * Calls every endpoint as every kind of caller (specification section 6; ASVS 8, docs/security.md). Admission precedes
 * validation, so an empty call shows which callers are admitted: one that is admitted may still be malformed, refused for its own
 * reasons, or answered.
 */
const CONTRACTS = Object.values(ENDPOINTS) as readonly Endpoint[]
const STRANGER_ROWS = [...ACCOUNT_ROWS, ...ONLINE_ROWS, ...IN_PERSON_ROWS, ...INQUIRY_ROWS]
/** Makes an endpoint that calls a gateway fail at once: nothing listens there. */
const NOWHERE = 'http://127.0.0.1:9'

let api: TestApi

beforeAll(async () => {
  const gateways = { PORTONE_BASE_URL: NOWHERE, SOLAPI_BASE_URL: NOWHERE }
  api = await startTestApi({ TRUSTED_PROXIES: '1', LOG_LEVEL: 'silent', ...gateways })
})
afterAll(() => api.stop())

describe('admission of callers', () => {
  let crowd: Crowd
  beforeAll(async () => {
    crowd = await gatherCrowd(api)
  })
  beforeEach(() => crowd.openLogins())

  async function admission(contract: Endpoint, caller: Caller): Promise<RefusalName | null> {
    const token = crowd.tokenOf(caller)
    const response = await fetch(new URL(addressOf(contract, { number: '0' }).path, api.client.origin), {
      method: preferredMethod(contract),
      headers: {
        [CSRF_HEADER]: CSRF_VALUE,
        'x-forwarded-for': caller === 'blocked' ? BLOCKED_ADDRESS : '198.51.100.7',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...crowd.headersOf(caller),
      },
    })
    if (!response.headers.get('content-type')?.includes('json')) return null
    const { code } = (await response.json()) as Envelope
    const refusal = code < 0 ? refusalNamed(code) : null
    return refusal !== null && ADMISSION.has(refusal) ? refusal : null
  }

  it.each(CONTRACTS.map((contract) => [contract.operation, contract] as const))(
    'admits exactly the expected callers to %s',
    async (_name, contract) => {
      const table: Record<string, RefusalName | null> = {}
      for (const caller of CALLERS) table[caller] = await admission(contract, caller)
      const expected = CALLERS.map((caller) => [caller, expectedAdmission(contract, caller)])
      expect(table).toEqual(Object.fromEntries(expected))
    },
  )

  it('logs every employee action and view in an operator’s account', async () => {
    const inAccounts = CONTRACTS.filter(({ access, ownerOnly }) => access === 'operator' && !ownerOnly)
    const logged = inAccounts.filter(({ effect, extendsLogin }) => effect === 'writes' || extendsLogin)
    const loginNo = await crowd.linkAgain()
    for (const contract of logged) {
      await crowd.openLogins()
      await admission(contract, 'linked')
    }
    const actions = await api.database.db.auditEntry.findMany({ where: { loginNo, employeeNo: 1 } })
    const known = new Set(actions.map(({ operation }) => operation))
    expect(logged.map(({ operation }) => operation).filter((name) => !known.has(name))).toEqual([])
  })

  it('marks every writing call of watching, survey, identity check and test as owner only', () => {
    const study = /^\/api\/(user\/class|online\/class|survey|evaluation)\//
    const written = CONTRACTS.filter(({ path, effect }) => effect === 'writes' && study.test(path))
    expect(written.length).toBeGreaterThan(7)
    expect(written.filter(({ ownerOnly }) => !ownerOnly).map(({ operation }) => operation)).toEqual([])
  })

  it('lets a helper write only what the contracts list, never what belongs to the owner alone', () => {
    const helped = CONTRACTS.filter(({ helper }) => helper)
    const written = helped.filter(({ effect }) => effect === 'writes')
    expect(Object.fromEntries(written.map(({ operation, helper }) => [operation, helper]))).toEqual({
      applyInPerson: 'apply',
      applyOnline: 'apply',
      cancelApplication: 'cancel',
      cancelInPerson: 'cancel',
      cancelPayment: 'refund',
      confirmPayment: 'pay',
      extendLogin: 'view',
      logout: 'view',
      markInPersonPrinted: 'print',
      markOldPrinted: 'print',
      markPrinted: 'print',
      moveSeat: 'move',
      openOrder: 'order',
      readNotice: 'view',
      recordReferrer: 'view',
      repairLogin: 'repair',
      requestReceipt: 'receipt',
      textAccount: 'text',
      textDocumentLink: 'text',
    })
    expect(helped.filter(({ ownerOnly }) => ownerOnly).map(({ operation }) => operation)).toEqual([])
  })

  it('opens nothing of staff without a permission except an employee’s own login', () => {
    const open = CONTRACTS.filter(({ access, permission }) => access === 'staff' && !permission)
    expect(open.map(({ operation }) => operation).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'extendStaffLogin',
      'proveSecondFactor',
      'readEmployee',
      'staffLogout',
    ])
  })
})

async function ask({ contract }: StrangerRow, client: ContractClient, input: Record<string, unknown>) {
  try {
    const { status, refusal, envelope } = await client.call(contract, input)
    return { status, heard: refusal ?? 'nothing', envelope }
  } catch {
    return { status: 200, heard: 'nothing', envelope: null }
  }
}

describe('the CSRF header', () => {
  const ours = CONTRACTS.filter(({ access }) => access !== 'gateway')
  const calls = ours.flatMap((contract) => contract.methods.map((method) => [method, contract] as const))

  it.each(calls.map(([method, contract]) => [method, contract.operation, contract] as const))(
    'demands the CSRF header of %s %s exactly when the call writes',
    async (method, _operation, contract) => {
      const { path } = addressOf(contract, { id: '0' })
      const { status } = await fetch(new URL(path, api.client.origin), { method })
      expect(status === 403).toBe(contract.effect === 'writes')
    },
  )
})

describe('access to another person’s record', () => {
  let scenario: Strangers
  beforeAll(async () => {
    scenario = await openStrangers(api)
  })
  beforeEach(() => scenario.restoreOwner())

  it.each(STRANGER_ROWS.map((row, at) => [`${row.contract.operation} ${at}: ${row.expects}`, row] as const))(
    'answers a stranger as expected to %s',
    async (_name, row) => {
      const { owner, stranger } = scenario
      const input = row.input(owner, stranger)
      const marks = marksOf(owner).filter((mark) => !JSON.stringify(input).includes(mark))
      const before = await othersRows(api, stranger)
      const callers = row.contract.access === 'anyone' ? [stranger.client, api.client] : [stranger.client]
      const answers = []
      for (const client of callers) {
        const { status, heard, envelope } = await ask(row, client, input)
        expect({ status, heard }).toEqual({ status: 200, heard: row.expects })
        expect(marks.filter((mark) => JSON.stringify(envelope).includes(mark))).toEqual([])
        answers.push(envelope)
      }
      const after = await othersRows(api, stranger)
      for (const left of row.leaves ?? []) for (const rows of [before, after]) rows.delete(left)
      expect(after).toEqual(before)

      await scenario.restoreOwner()
      const own = await ask(row, owner.client, row.input(owner, owner))
      expect(own.status).toBe(200)
      expect([...ADMISSION]).not.toContain(own.heard)
      const owned = row.isForAll ? null : own.envelope
      expect(owned).not.toEqual(answers[0])
    },
  )

  it('covers every key that a contract can name with a stranger’s answer', () => {
    const asked = STRANGER_ROWS.map((row) => ({
      contract: row.contract,
      keys: keysAskedFor(row, scenario.owner, scenario.stranger),
    }))
    expect(keysNobodyAsksFor(CONTRACTS, asked)).toEqual([])
  })
})
