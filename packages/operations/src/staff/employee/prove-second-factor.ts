import { randomUUID } from 'node:crypto'
import type { Database } from '@hygiene/db/connect'
import { openText } from '@hygiene/db/sealed-text'
import type { PrismaClient } from '@hygiene/db/generated/client'
import { denied } from '@hygiene/domain/verdict'
import { staffThrottleKey } from '../../member/login/attempts.ts'
import { judgeSecret } from '../../member/login/judge-secret.ts'
import { acceptedStep } from './totp.ts'

interface HalfLogin {
  employeeNo: number
  loginId: string
  loginNo: string
}

type Proved =
  | { allowed: true; loginNo: string }
  | {
      allowed: false
      reason: 'LOGIN_LOCKED' | 'LOGIN_TOO_SOON' | 'STAFF_WRONG_CODE' | 'STAFF_SESSION_EXPIRED'
    }

/**
 * Checks the second factor. Attempts are throttled like passwords, and a code works once, so that an observed code is useless.
 */
export async function proveSecondFactor(
  { db, pool, totpKey }: Pick<Database, 'db' | 'pool'> & { totpKey: string },
  { employeeNo, loginId, loginNo }: HalfLogin,
  code: string,
  now: Date,
): Promise<Proved> {
  const key = staffThrottleKey('code', loginId)
  // Throttles by employee only, from any network, because only callers with the password get here.
  const verdict = await judgeSecret(pool, { key, network: 'any' }, now, () =>
    takeCode(db, totpKey, employeeNo, code, now),
  )
  if (!verdict.allowed) return denied(verdict.reason === 'WRONG_SECRET' ? 'STAFF_WRONG_CODE' : verdict.reason)

  // Issues a new login number with the second factor, so that a stolen first token is useless.
  const raised = randomUUID()
  const { count } = await db.staffLogin.updateMany({
    where: { loginNo, endedAt: null },
    data: { loginNo: raised, provedAt: now, extendedAt: now },
  })
  return count === 0 ? denied('STAFF_SESSION_EXPIRED') : { allowed: true, loginNo: raised }
}

/** Locks the employee's row, so that a code used twice simultaneously is accepted once. */
async function takeCode(
  client: PrismaClient,
  totpKey: string,
  employeeNo: number,
  code: string,
  now: Date,
): Promise<boolean> {
  return client.$transaction(async (db) => {
    await db.$queryRaw`SELECT 1 FROM "Employee" WHERE "employeeNo" = ${employeeNo} FOR UPDATE`
    const employee = await db.employee.findUniqueOrThrow({ where: { employeeNo } })
    if (!employee.totpSealed) return false

    const secret = openText(totpKey, employee.totpSealed)
    const step = acceptedStep(secret, code, employee.lastTotpStep, now)
    if (step === null) return false
    await db.employee.update({
      where: { employeeNo },
      data: { lastTotpStep: step, totpConfirmedAt: employee.totpConfirmedAt ?? now },
    })
    return true
  })
}
