import { randomUUID } from 'node:crypto'
import {
  addressOf,
  CSRF_HEADER,
  CSRF_VALUE,
  ENDPOINTS,
  type Endpoint,
  type Envelope,
  preferredMethod,
  type RefusalName,
  refusalNamed,
} from '@hygiene/contracts'
import { staffMay, type StaffRole, staffRoles } from '@hygiene/domain'
import { addEmployee, addPerson } from '@hygiene/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../testing/start-test-api.ts'

/**
 * Every endpoint for everybody there is (decisions.md, roles; ASVS 8). Admission comes before the input is looked at, so an
 * empty call shows who is let in: what is let in may still be malformed, refused for its own reasons, or answered.
 */
const OPERATORS = [
  'operator',
  'linked',
  'dormant',
  'unverified',
  'withdrawn',
  'expired',
  'displaced',
] as const
type Caller =
  | 'anonymous'
  | 'forged'
  | 'blocked'
  | (typeof OPERATORS)[number]
  | StaffRole
  | 'half staff'
  | 'idle staff'
const CALLERS: readonly Caller[] = [
  'anonymous',
  'forged',
  'blocked',
  ...OPERATORS,
  ...staffRoles,
  'half staff',
  'idle staff',
]
const CONTRACTS = Object.values(ENDPOINTS) as readonly Endpoint[]

let api: TestApi
const sessions = new Map<Caller, string>()

beforeAll(async () => {
  api = await startTestApi({ TRUSTED_PROXIES: '1', LOG_LEVEL: 'silent' })
  await api.database.db.blockedRange.create({ data: { cidr: '203.0.113.9', createdAt: api.clock.now() } })
  for (const caller of [...OPERATORS, ...staffRoles, 'half staff', 'idle staff'] as const) {
    sessions.set(caller, randomUUID())
  }
  await addOperators()
  await addStaff()
})
afterAll(() => api.stop())
// A call may end the session it came with; every one starts with the sessions as they were.
beforeEach(openSessions)

async function addOperators(): Promise<void> {
  const { db } = api.database
  for (const [index, caller] of OPERATORS.entries()) {
    const { memberNo } = await addPerson(db, { userId: `matrix${index}`, phone: `010111100${10 + index}` })
    const sessionNo = sessions.get(caller) ?? ''
    const at = api.clock.now()
    const linked = caller === 'linked' ? { linkedEmployeeNo: 1, linkReason: '전화 문의' } : {}
    const row = { sessionNo, memberNo, applicationId: 'edu', ipAddress: '', loggedInAt: at, extendedAt: at }
    await db.loginSession.create({ data: { ...row, ...linked } })
  }
}

async function addStaff(): Promise<void> {
  const { db } = api.database
  const totpKey = api.config.STAFF_TOTP_KEY
  for (const caller of [...staffRoles, 'half staff', 'idle staff'] as const) {
    const role = staffRoles.find((known) => known === caller) ?? 'headquarters'
    const { employeeNo } = await addEmployee(db, { loginId: `matrix ${caller}`, role, totpKey })
    const at = api.clock.now()
    const sessionNo = sessions.get(caller) ?? ''
    const row = { sessionNo, employeeNo, startedAt: at, extendedAt: at, ipAddress: '' }
    await db.staffSession.create({ data: { ...row, provedAt: caller === 'half staff' ? null : at } })
  }
}

const of = (caller: Caller) => ({ where: { sessionNo: sessions.get(caller) ?? '' } })

async function openSessions(): Promise<void> {
  const { db } = api.database
  const at = api.clock.now()
  await db.loginSession.updateMany({ data: { endedAt: null, endReason: null, extendedAt: at } })
  await db.staffSession.updateMany({ data: { endedAt: null, extendedAt: at } })
  await db.loginSession.update({ ...of('expired'), data: { extendedAt: new Date(at.getTime() - 7_200_000) } })
  await db.loginSession.update({ ...of('displaced'), data: { endedAt: at, endReason: 'displaced' } })
  await db.staffSession.update({
    ...of('idle staff'),
    data: { extendedAt: new Date(at.getTime() - 1_800_000) },
  })
  await db.member.updateMany({ data: { dormantAt: null, withdrawnAt: null, verifiedAt: at } })
  const member = (caller: Caller) => ({ where: { sessions: { some: of(caller).where } } })
  await db.member.updateMany({ ...member('dormant'), data: { dormantAt: at } })
  await db.member.updateMany({ ...member('unverified'), data: { verifiedAt: null } })
  await db.member.updateMany({ ...member('withdrawn'), data: { withdrawnAt: at } })
}

function tokenOf(caller: Caller): string | undefined {
  const sid = sessions.get(caller === 'blocked' ? 'operator' : caller)
  if (caller === 'forged') return `${api.app.jwt.sign({ sid: sessions.get('operator') })}x`
  return sid === undefined ? undefined : api.app.jwt.sign({ sid })
}

/** What admission says, by name; null where it lets the caller in. */
async function admission(contract: Endpoint, caller: Caller): Promise<RefusalName | null> {
  const token = tokenOf(caller)
  const response = await fetch(new URL(addressOf(contract, { number: '0' }).path, api.client.origin), {
    method: preferredMethod(contract),
    headers: {
      [CSRF_HEADER]: CSRF_VALUE,
      'x-forwarded-for': caller === 'blocked' ? '203.0.113.9' : '198.51.100.7',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
  })
  if (!response.headers.get('content-type')?.includes('json')) return null
  const { code } = (await response.json()) as Envelope
  const refusal = code < 0 ? refusalNamed(code) : null
  return refusal !== null && ADMISSION.has(refusal) ? refusal : null
}

const ADMISSION: ReadonlySet<RefusalName> = new Set<RefusalName>([
  'IP_BLOCKED',
  'LOGIN_REQUIRED',
  'OWNER_ONLY',
  'SESSION_DISPLACED',
  'SESSION_EXPIRED',
  'STAFF_FORBIDDEN',
  'STAFF_LOGIN_REQUIRED',
  'STAFF_SESSION_EXPIRED',
])

/** The rule of the whole house, written down once more and apart from the code that enforces it. */
function expected(contract: Endpoint, caller: Caller): RefusalName | null {
  const { access, answersBlocked } = contract
  if (access === 'gateway') return null
  if (caller === 'blocked') return answersBlocked ? null : 'IP_BLOCKED'
  if (access === 'anyone') return caller === 'linked' && contract.ownerOnly ? 'OWNER_ONLY' : null
  if (access === 'operator') return forOperators(contract, caller)
  return forStaff(contract, caller)
}

function forOperators(contract: Endpoint, caller: Caller): RefusalName | null {
  if (caller === 'anonymous') return 'LOGIN_REQUIRED'
  if (caller === 'operator') return null
  if (caller === 'linked') return contract.ownerOnly ? 'OWNER_ONLY' : null
  const tells = caller === 'displaced' && contract.refusals.includes('SESSION_DISPLACED')
  return tells ? 'SESSION_DISPLACED' : 'SESSION_EXPIRED'
}

function forStaff(contract: Endpoint, caller: Caller): RefusalName | null {
  if (caller === 'anonymous') return 'STAFF_LOGIN_REQUIRED'
  if (caller === 'half staff') return contract.beforeSecondFactor ? null : 'STAFF_LOGIN_REQUIRED'
  const role = staffRoles.find((known) => known === caller)
  if (!role) return 'STAFF_SESSION_EXPIRED'
  return contract.permission && !staffMay(role, contract.permission) ? 'STAFF_FORBIDDEN' : null
}

describe('who is let in', () => {
  it.each(CONTRACTS.map((contract) => [contract.operation, contract] as const))(
    '%s',
    async (_name, contract) => {
      const table: Record<string, RefusalName | null> = {}
      for (const caller of CALLERS) table[caller] = await admission(contract, caller)
      expect(table).toEqual(Object.fromEntries(CALLERS.map((caller) => [caller, expected(contract, caller)])))
    },
  )

  it('is said by the contracts: nothing of staff without a permission but their own session', () => {
    const open = CONTRACTS.filter(({ access, permission }) => access === 'staff' && !permission)
    expect(open.map(({ operation }) => operation).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'extendStaffSession',
      'proveSecondFactor',
      'readEmployee',
      'staffLogout',
    ])
  })
})
