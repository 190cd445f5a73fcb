import { login as contract } from '@hygiene/contracts'
import { remainingLoginSeconds } from '@hygiene/domain'
import { logIn } from '@hygiene/operations/membership/log-in'
import { implement } from '../http/implement.ts'

/** Outcomes by code as in specification section 4. */
export const login = implement(contract, async (call) => {
  const { input, deps, now, refuse, cookies, signToken, ipAddress, network, userAgent } = call
  const { userId, userPw: password, applicationId, disconnect } = input
  const dormantAfterDays = deps.config.DORMANT_AFTER_DAYS
  const disconnects = disconnect === 1
  const typed = {
    userId,
    password,
    applicationId,
    disconnects,
    ipAddress,
    network,
    userAgent,
    dormantAfterDays,
  }
  const loggedIn = await logIn(deps, typed, now)
  if (!loggedIn.allowed) throw refuse(loggedIn.reason)

  const { account, login: opened } = loggedIn
  const user = { userId: account.userId, name: account.name, loginDate: now.toISOString() }
  // Not verified: the client shows the specification's alert and logs out.
  if (!opened) return { accessToken: '', isAuth: 2, user, remainingSeconds: 0 }

  const accessToken = signToken({ sid: opened.loginNo })
  cookies.allowFiles(accessToken)
  return { accessToken, isAuth: 1, user, remainingSeconds: remainingLoginSeconds(opened, now) }
})
