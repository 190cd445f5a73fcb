import { login as contract } from '@hygiene/contracts/member/login/login'
import { login as logIn } from '@hygiene/operations/member/account/login'
import { answerLogin } from '../../http/answer-login.ts'
import { implement } from '../../http/implement.ts'

/** Returns the outcomes by code as in specification section 4. */
export const login = implement(contract, async (call) => {
  const { input, deps, now, refuse, ipAddress, network, userAgent } = call
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
  if (!loggedIn.allowed) throw refuse(loggedIn.reason, 'about' in loggedIn ? loggedIn.about : undefined)

  // For an unverified person, the client shows the specification's alert and logs out.
  return answerLogin(call, loggedIn.account, loggedIn.login)
})
