import { proveSecondFactor as contract } from '@hygiene/contracts/staff/employee/prove-second-factor'
import { proveSecondFactor as prove } from '@hygiene/operations/staff/employee/prove-second-factor'
import { implement } from '../../http/implement.ts'

export const proveSecondFactor = implement(contract, async (call) => {
  const { input, caller, deps, now, refuse, signToken } = call
  const { db, pool, config } = deps
  const proved = await prove({ db, pool, totpKey: config.STAFF_TOTP_KEY }, caller, input.code, now)
  if (!proved.allowed) throw refuse(proved.reason)

  const { employeeNo, loginId, name, role, remainingSeconds } = caller
  const accessToken = signToken({ sid: proved.loginNo })
  return { employeeNo, loginId, name, role, remainingSeconds, accessToken }
})
