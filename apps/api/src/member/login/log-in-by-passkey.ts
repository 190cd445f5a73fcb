import { logInByPasskey as contract } from '@hygiene/contracts/member/login/log-in-by-passkey'
import { logInByPasskey as logIn } from '@hygiene/operations/member/account/passkey/log-in-by-passkey'
import { answerLogin } from '../../http/answer-login.ts'
import { implement } from '../../http/implement.ts'

/** Returns the outcomes by code, like the login by password. */
export const logInByPasskey = implement(contract, async (call) => {
  const { input, deps, now, refuse, ipAddress, network, userAgent } = call
  const { applicationId, disconnect, ...signed } = input
  const { passkeySite, DORMANT_AFTER_DAYS: dormantAfterDays } = deps.config
  const disconnects = disconnect === 1
  const device = { applicationId, disconnects, ipAddress, network, userAgent, dormantAfterDays }
  const loggedIn = await logIn(deps, passkeySite, { signed, device }, now)
  if (!loggedIn.allowed) throw refuse(loggedIn.reason, 'about' in loggedIn ? loggedIn.about : undefined)
  return answerLogin(call, loggedIn.account, loggedIn.login)
})
