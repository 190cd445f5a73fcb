import { staffLogin as contract } from '@hygiene/contracts/staff/employee/staff-login'
import { staffLogin as logIn } from '@hygiene/operations/staff/employee/staff-login'
import { implement } from '../../http/implement.ts'

export const staffLogin = implement(contract, async (call) => {
  const { input, deps, now, ipAddress, network, userAgent, refuse, signToken } = call
  const { db, pool, config } = deps
  const typed = { ...input, ipAddress, network, userAgent }
  const loggedIn = await logIn({ db, pool, totpKey: config.STAFF_TOTP_KEY }, typed, now)
  if (!loggedIn.allowed) throw refuse(loggedIn.reason)

  const { loginNo, totp } = loggedIn
  const accessToken = signToken({ sid: loginNo })
  return { accessToken, step: totp ? ('setUp' as const) : ('code' as const), totp }
})
