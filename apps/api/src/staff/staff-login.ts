import { randomUUID } from 'node:crypto'
import { staffLogin as contract } from '@hygiene/contracts'
import { type Employee, sealText } from '@hygiene/db'
import { countSecretAttempt, forgetAttempts, staffThrottleKey } from '../credentials/attempts.ts'
import { isRightPassword } from '../credentials/passwords.ts'
import { type Call, implement } from '../http/implement.ts'
import { newTotp, type NewTotp } from './totp.ts'

type LoginCall = Call<typeof contract>

/** First factor. Throttled by the typed id; an unknown id costs the same hashing and sounds the same. */
export const staffLogin = implement(contract, async (call) => {
  const { input, deps, now, refuse } = call
  const key = staffThrottleKey('password', input.loginId)
  const throttle = await countSecretAttempt(deps.pool, key, now)
  if (!throttle.allowed) throw refuse(throttle.reason)

  const employee = await deps.db.employee.findUnique({ where: { loginId: input.loginId } })
  const isRight = await isRightPassword(employee?.passwordHash ?? null, input.password)
  if (!employee || !isRight || employee.disabledAt) throw refuse('STAFF_WRONG_LOGIN')

  await forgetAttempts(deps.pool, key)
  const totp = await secondFactorOf(call, employee)
  const accessToken = await openStaffSession(call, employee)
  return { accessToken, step: totp ? ('setUp' as const) : ('code' as const), totp }
})

/** The first login connects the authenticator app; until a code was given the secret may be made anew. */
async function secondFactorOf({ deps }: LoginCall, employee: Employee): Promise<NewTotp | null> {
  if (employee.totpConfirmedAt) return null
  const totp = newTotp(employee.loginId)
  const { count } = await deps.db.employee.updateMany({
    where: { employeeNo: employee.employeeNo, totpConfirmedAt: null },
    data: { totpSealed: sealText(deps.config.STAFF_TOTP_KEY, totp.secret) },
  })
  return count === 0 ? null : totp
}

async function openStaffSession(call: LoginCall, { employeeNo }: Employee): Promise<string> {
  const { deps, now, ipAddress, userAgent, signToken } = call
  const loginNo = randomUUID()
  await deps.db.staffLogin.create({
    data: {
      loginNo,
      employeeNo,
      startedAt: now,
      extendedAt: now,
      ipAddress,
      userAgent: userAgent.slice(0, 300),
    },
  })
  return signToken({ sid: loginNo })
}
