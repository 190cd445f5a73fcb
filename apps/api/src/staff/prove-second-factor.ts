import { randomUUID } from 'node:crypto'
import { proveSecondFactor as contract } from '@hygiene/contracts'
import { openText, type Transaction } from '@hygiene/db'
import { countSecretAttempt, forgetAttempts, staffThrottleKey } from '../credentials/attempts.ts'
import { type Call, implement } from '../http/implement.ts'
import { acceptedStep } from './totp.ts'

type ProveCall = Call<typeof contract>

/** Second factor: guesses are throttled like passwords, and a code works once, whoever reads it over a shoulder. */
export const proveSecondFactor = implement(contract, async (call) => {
  const { caller, deps, now, refuse } = call
  const { employeeNo, loginId, name, role, remainingSeconds } = caller
  const key = staffThrottleKey('code', loginId)
  const throttle = await countSecretAttempt(deps.pool, key, now)
  if (!throttle.allowed) throw refuse(throttle.reason)

  const isProved = await deps.db.$transaction((db) => takeCode(db, call))
  if (!isProved) throw refuse('STAFF_WRONG_CODE')
  await forgetAttempts(deps.pool, key)
  const accessToken = await raiseLogin(call)
  return { employeeNo, loginId, name, role, remainingSeconds, accessToken }
})

/** The login gets another number with its second factor: whoever saw the token of the first has nothing. */
async function raiseLogin({ caller: { loginNo }, deps, now, refuse, signToken }: ProveCall): Promise<string> {
  const sid = randomUUID()
  const { count } = await deps.db.staffLogin.updateMany({
    where: { loginNo, endedAt: null },
    data: { loginNo: sid, provedAt: now, extendedAt: now },
  })
  if (count === 0) throw refuse('STAFF_SESSION_EXPIRED')
  return signToken({ sid })
}

/** The employee's row is locked: of two uses of one code at the same instant the second is refused. */
async function takeCode(db: Transaction, { input, caller, deps, now }: ProveCall): Promise<boolean> {
  const { employeeNo } = caller
  await db.$queryRaw`SELECT 1 FROM "Employee" WHERE "employeeNo" = ${employeeNo} FOR UPDATE`
  const employee = await db.employee.findUniqueOrThrow({ where: { employeeNo } })
  if (!employee.totpSealed) return false

  const secret = openText(deps.config.STAFF_TOTP_KEY, employee.totpSealed)
  const step = acceptedStep(secret, input.code, employee.lastTotpStep, now)
  if (step === null) return false
  await db.employee.update({
    where: { employeeNo },
    data: { lastTotpStep: step, totpConfirmedAt: employee.totpConfirmedAt ?? now },
  })
  return true
}
