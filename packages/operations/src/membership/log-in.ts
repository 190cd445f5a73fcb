import type { Database, PrismaClient } from '@hygiene/db'
import { denied, isIdleTooLong, type Verdict } from '@hygiene/domain'
import { forgetAttempts, keepAttempt } from '../login/attempts.ts'
import { isRightPassword } from '../login/passwords.ts'
import { type Account, countAttempt } from './count-attempt.ts'
import { type OpenedLogin, openLogin } from './open-login.ts'
import { fallAsleep } from './put-to-sleep.ts'

interface LoginTyped {
  userId: string
  password: string
  applicationId: string
  /** End the other login instead of standing back. */
  disconnects: boolean
  ipAddress: string
  /** Counts wrong passwords; the address in full goes into the login's row. */
  network: string
  userAgent: string
  dormantAfterDays: number
}

type Refused =
  | 'LOGIN_LOCKED'
  | 'LOGIN_TOO_SOON'
  | 'UNKNOWN_ID'
  | 'WRONG_PASSWORD'
  | 'DORMANT_ACCOUNT'
  | 'ALREADY_CONNECTED'

/** `login` is null for an account that is not verified: there is nothing yet to log out of. */
type LoggedIn = { allowed: true; account: Account; login: OpenedLogin | null }

/** Outcomes as in specification section 4; the delay comes before the password is looked at. */
export async function logIn(
  { db, pool }: Pick<Database, 'db' | 'pool'>,
  typed: LoginTyped,
  now: Date,
): Promise<LoggedIn | Exclude<Verdict<Refused>, { allowed: true }>> {
  const { userId, password, network, dormantAfterDays } = typed
  const of = { key: userId, network }
  const { throttle, account: found, attemptId } = await countAttempt(pool, of, now)
  if (!throttle.allowed) return denied(throttle.reason)

  // An unknown id costs the same hashing as a known one, so that the time taken tells no more than the code does.
  const isRight = await isRightPassword(found?.passwordHash ?? null, password)
  if (!found || !isRight) await keepAttempt(pool, userId, attemptId)
  if (!found) return denied('UNKNOWN_ID')
  if (!isRight) return denied('WRONG_PASSWORD')

  const account = await wakeful(db, found, dormantAfterDays, now)
  const isIn = account.dormantAt === null && account.verifiedAt !== null
  const login = isIn ? await openLogin(pool, wantedOf(typed, account, now)) : 'connected'
  if (login === 'outdated') {
    await keepAttempt(pool, userId, attemptId)
    return denied('WRONG_PASSWORD')
  }
  // Opening a login forgets the slips before it; the right password does so also where none is opened.
  if (login === 'connected') await forgetAttempts(pool, of)
  if (account.dormantAt) return denied('DORMANT_ACCOUNT')
  if (!account.verifiedAt) return { allowed: true, account, login: null }
  return login === 'connected' ? denied('ALREADY_CONNECTED') : { allowed: true, account, login }
}

/** A person who stayed away too long finds the account asleep; the nightly job would have said so, too. */
async function wakeful(db: PrismaClient, account: Account, afterDays: number, now: Date): Promise<Account> {
  if (account.dormantAt || !isIdleTooLong(account, afterDays, now)) return account
  await fallAsleep(db, account.memberNo, now)
  return { ...account, dormantAt: now }
}

function wantedOf(typed: LoginTyped, { memberNo, userId, passwordHash }: Account, now: Date) {
  const { applicationId, disconnects, ipAddress, network, userAgent } = typed
  const forgets = { key: userId, network }
  return { memberNo, forgets, passwordHash, applicationId, disconnects, ipAddress, userAgent, now }
}
