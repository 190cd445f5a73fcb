import { randomUUID } from 'node:crypto'
import type { Database } from '@hygiene/db/connect'
import type { Employee, PrismaClient } from '@hygiene/db/generated/client'
import { sealText } from '@hygiene/db/sealed-text'
import { denied } from '@hygiene/domain/verdict'
import { staffThrottleKey } from '../../member/login/attempts.ts'
import { judgeSecret } from '../../member/login/judge-secret.ts'
import { isRightPassword } from '../../member/login/passwords.ts'
import { type NewTotp, newTotp } from './totp.ts'

interface StaffLoginTyped {
  loginId: string
  password: string
  ipAddress: string
  network: string
  userAgent: string
}

/** `totp` is set while an authenticator app must be connected. */
type StaffLoggedIn =
  | { allowed: true; loginNo: string; totp: NewTotp | null }
  | { allowed: false; reason: 'LOGIN_LOCKED' | 'LOGIN_TOO_SOON' | 'STAFF_WRONG_LOGIN' }

type Deps = Pick<Database, 'db' | 'pool'> & { totpKey: string }

/** Checks the first factor, throttled by network and typed id. An unknown id takes as long and gets the same refusal. */
export async function staffLogin(deps: Deps, typed: StaffLoginTyped, now: Date): Promise<StaffLoggedIn> {
  const key = staffThrottleKey('password', typed.loginId)
  const { loginId } = typed
  const verdict = await judgeSecret(deps.pool, { key, network: typed.network }, now, async () => {
    const employee = await deps.db.employee.findUnique({ where: { loginId } })
    const isRight = await isRightPassword(employee?.passwordHash ?? null, typed.password)
    return isRight && employee?.disabledAt === null
  })
  if (!verdict.allowed)
    return denied(verdict.reason === 'WRONG_SECRET' ? 'STAFF_WRONG_LOGIN' : verdict.reason)

  const employee = await deps.db.employee.findUniqueOrThrow({ where: { loginId } })
  const totp = await secondFactorOf(deps, employee)
  return { allowed: true, loginNo: await openStaffLogin(deps.db, employee, typed, now), totp }
}

async function secondFactorOf({ db, totpKey }: Deps, employee: Employee): Promise<NewTotp | null> {
  if (employee.totpConfirmedAt) return null
  const totp = newTotp(employee.loginId)
  const { count } = await db.employee.updateMany({
    where: { employeeNo: employee.employeeNo, totpConfirmedAt: null },
    data: { totpSealed: sealText(totpKey, totp.secret) },
  })
  return count === 0 ? null : totp
}

async function openStaffLogin(
  db: PrismaClient,
  { employeeNo }: Employee,
  { ipAddress, userAgent }: StaffLoginTyped,
  now: Date,
): Promise<string> {
  const loginNo = randomUUID()
  await db.staffLogin.create({
    data: {
      loginNo,
      employeeNo,
      startedAt: now,
      extendedAt: now,
      ipAddress,
      userAgent: userAgent.slice(0, 300),
    },
  })
  return loginNo
}
