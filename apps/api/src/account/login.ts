import { login as contract } from '@hygiene/contracts'
import { isIdleTooLong, type LoginClock, remainingLoginSeconds } from '@hygiene/domain'
import { isRightPassword } from '../credentials/passwords.ts'
import { forgetAttempts } from '../credentials/attempts.ts'
import { type Call, implement } from '../http/implement.ts'
import { type Account, countAttempt } from './login-attempts.ts'
import { openLogin, type SessionWanted } from './open-login.ts'

type LoginCall = Call<typeof contract>

/** Outcomes by code as in specification section 4; the delay comes before the password is looked at. */
export const login = implement(contract, async (call) => {
  const { input, deps, now, refuse, cookies, signToken } = call
  const { userId } = input
  const { throttle, account } = await countAttempt(deps.pool, userId, now)
  if (!throttle.allowed) throw refuse(throttle.reason)

  const member = await wakeful(call, await recognise(call, account))
  const isIn = member.dormantAt === null && member.verifiedAt !== null
  const login = isIn ? await openLogin(deps.pool, wantedOf(call, member)) : 'connected'
  if (login === 'outdated') throw refuse('WRONG_PASSWORD')
  // Opening a login forgets the slips before it; the right password does so also where none is opened.
  if (login === 'connected') await forgetAttempts(deps.pool, userId)
  if (member.dormantAt) throw refuse('DORMANT_ACCOUNT')
  // The client shows the specification's alert and logs out: there is nothing yet to log out of.
  if (!member.verifiedAt) return answer(member, '', { loggedInAt: now, extendedAt: now }, call)
  if (login === 'connected') throw refuse('ALREADY_CONNECTED')

  const accessToken = signToken({ sid: login.loginNo })
  cookies.allowFiles(accessToken)
  return answer(member, accessToken, login, call)
})

/** An unknown id costs the same hashing as a known one, so the clock tells nobody more than the code does. */
async function recognise({ input, refuse }: LoginCall, account: Account | null): Promise<Account> {
  const isRight = await isRightPassword(account?.passwordHash ?? null, input.userPw)
  if (!account) throw refuse('UNKNOWN_ID')
  if (!isRight) throw refuse('WRONG_PASSWORD')
  return account
}

/** Who stayed away too long finds the account asleep; the nightly job would have said so, too. */
async function wakeful({ deps, now }: LoginCall, account: Account): Promise<Account> {
  if (account.dormantAt || !isIdleTooLong(account, deps.config.DORMANT_AFTER_DAYS, now)) return account
  const { memberNo } = account
  await deps.db.member.update({ where: { memberNo }, data: { dormantAt: now } })
  return { ...account, dormantAt: now }
}

function wantedOf({ input, ipAddress, userAgent, now }: LoginCall, account: Account): SessionWanted {
  const { memberNo, userId, passwordHash } = account
  const { applicationId, disconnect } = input
  const disconnects = disconnect === 1
  return { memberNo, userId, passwordHash, applicationId, disconnects, ipAddress, userAgent, now }
}

function answer(member: Account, accessToken: string, login: LoginClock, { now }: LoginCall) {
  return {
    accessToken,
    isAuth: member.verifiedAt ? 1 : 2,
    user: { userId: member.userId, name: member.name, loginDate: now.toISOString() },
    remainingSeconds: accessToken === '' ? 0 : remainingLoginSeconds(login, now),
  }
}
