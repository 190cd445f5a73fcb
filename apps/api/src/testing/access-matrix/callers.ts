import { randomUUID } from 'node:crypto'
import { HELP_HEADER } from '@hygiene/contracts/kit/envelope'
import { helpUntil } from '@hygiene/domain/member/help/help-state'
import { type StaffRole, staffRoles } from '@hygiene/domain/staff/permission/permissions'
import { addEmployee, addPerson } from '@hygiene/testing'
import type { TestApi } from '../start-test-api.ts'

const OPERATORS = [
  'operator',
  'linked',
  'dormant',
  'unverified',
  'withdrawn',
  'expired',
  'displaced',
  'helper',
  'former helper',
] as const
export type Caller =
  | 'anonymous'
  | 'forged'
  | 'blocked'
  | (typeof OPERATORS)[number]
  | StaffRole
  | 'half staff'
  | 'idle staff'
export const CALLERS: readonly Caller[] = [
  'anonymous',
  'forged',
  'blocked',
  ...OPERATORS,
  ...staffRoles,
  'half staff',
  'idle staff',
]
const WITH_SESSION = [...OPERATORS, ...staffRoles, 'half staff', 'idle staff'] as const
export const BLOCKED_ADDRESS = '203.0.113.9'

export interface Crowd {
  openLogins(): Promise<void>
  tokenOf(caller: Caller): string | undefined
  headersOf(caller: Caller): Record<string, string>
  linkAgain(): Promise<string>
}

export async function gatherCrowd(api: TestApi): Promise<Crowd> {
  const logins = new Map<Caller, string>(WITH_SESSION.map((caller) => [caller, randomUUID()]))
  const { db } = api.database
  await db.blockedRange.create({ data: { cidr: BLOCKED_ADDRESS, createdAt: api.clock.now() } })
  await addOperators(api, logins)
  await addStaff(api, logins)
  const helps = await addHelps(api, logins)
  return {
    headersOf(caller) {
      const helpNo = helps.get(caller)
      const headers: Record<string, string> = {}
      if (helpNo !== undefined) headers[HELP_HEADER] = String(helpNo)
      return headers
    },
    async openLogins() {
      const at = api.clock.now()
      const all = { where: { loginNo: { in: [...logins.values()] } } }
      await db.login.updateMany({ ...all, data: { endedAt: null, endReason: null, extendedAt: at } })
      await db.staffLogin.updateMany({ ...all, data: { endedAt: null, extendedAt: at } })
      await db.member.updateMany({ data: { dormantAt: null, withdrawnAt: null, verifiedAt: at } })
      await spoil(api, (caller) => ({ where: { loginNo: logins.get(caller) ?? '' } }))
    },
    async linkAgain() {
      const loginNo = randomUUID()
      await db.login.update({
        where: { loginNo: logins.get('linked') ?? '' },
        data: { loginNo },
      })
      logins.set('linked', loginNo)
      return loginNo
    },
    tokenOf(caller) {
      const sid = logins.get(caller === 'blocked' ? 'operator' : caller)
      if (caller === 'forged') return `${api.app.jwt.sign({ sid: logins.get('operator') })}x`
      return sid === undefined ? undefined : api.app.jwt.sign({ sid })
    },
  }
}

async function addOperators(api: TestApi, logins: ReadonlyMap<Caller, string>): Promise<void> {
  const { db } = api.database
  for (const [index, caller] of OPERATORS.entries()) {
    const { memberNo } = await addPerson(db, { userId: `matrix${index}`, phone: `010111100${10 + index}` })
    const loginNo = logins.get(caller) ?? ''
    const at = api.clock.now()
    const linked = caller === 'linked' ? { linkedEmployeeNo: 1, linkReason: '전화 문의' } : {}
    const row = { loginNo, memberNo, applicationId: 'edu', ipAddress: '', loggedInAt: at, extendedAt: at }
    await db.login.create({ data: { ...row, ...linked } })
  }
}

async function addHelps(
  { database: { db }, clock }: TestApi,
  logins: ReadonlyMap<Caller, string>,
): Promise<Map<Caller, number>> {
  const helps = new Map<Caller, number>()
  const at = clock.now()
  for (const [index, caller] of (['helper', 'former helper'] as const).entries()) {
    const owner = await addPerson(db, { userId: `helped${index}`, phone: `0102222000${index}` })
    const { memberNo: helperNo } = await db.login.findUniqueOrThrow({
      where: { loginNo: logins.get(caller) ?? '' },
    })
    const agreed = {
      tie: 'child',
      askedAt: at,
      answerBy: at,
      agreedAt: at,
      validUntil: helpUntil(at),
    } as const
    const endedAt = caller === 'helper' ? null : at
    const { helpNo } = await db.help.create({
      data: { helperNo, ownerNo: owner.memberNo, ownerName: owner.name, ...agreed, endedAt },
    })
    helps.set(caller, helpNo)
  }
  return helps
}

async function addStaff(api: TestApi, logins: ReadonlyMap<Caller, string>): Promise<void> {
  const { db } = api.database
  const totpKey = api.config.STAFF_TOTP_KEY
  for (const caller of [...staffRoles, 'half staff', 'idle staff'] as const) {
    const role = staffRoles.find((known) => known === caller) ?? 'headquarters'
    const { employeeNo } = await addEmployee(db, { loginId: `matrix ${caller}`, role, totpKey })
    const at = api.clock.now()
    const loginNo = logins.get(caller) ?? ''
    const row = { loginNo, employeeNo, startedAt: at, extendedAt: at, ipAddress: '' }
    await db.staffLogin.create({ data: { ...row, provedAt: caller === 'half staff' ? null : at } })
  }
}

type Which = (caller: Caller) => { where: { loginNo: string } }

async function spoil({ database: { db }, clock }: TestApi, of: Which): Promise<void> {
  const at = clock.now()
  const before = (milliseconds: number) => new Date(at.getTime() - milliseconds)
  await db.login.update({ ...of('expired'), data: { extendedAt: before(7_200_000) } })
  await db.login.update({ ...of('displaced'), data: { endedAt: at, endReason: 'displaced' } })
  await db.staffLogin.update({ ...of('idle staff'), data: { extendedAt: before(1_800_000) } })
  const member = (caller: Caller) => ({ where: { logins: { some: of(caller).where } } })
  await db.member.updateMany({ ...member('dormant'), data: { dormantAt: at } })
  await db.member.updateMany({ ...member('unverified'), data: { verifiedAt: null } })
  await db.member.updateMany({ ...member('withdrawn'), data: { withdrawnAt: at } })
}
