import type { Database } from '@hygiene/db/connect'
import { denied, type Verdict } from '@hygiene/domain/verdict'
import { keepAttempt } from '../login/attempts.ts'
import { isRightPassword } from '../login/passwords.ts'
import { countAttempt } from './count-attempt.ts'
import { letIn, type LetIn, type LoginDevice, type MergedAway } from './let-in.ts'

interface LoginTyped extends LoginDevice {
  userId: string
  password: string
}

type Refused =
  | 'LOGIN_LOCKED'
  | 'LOGIN_TOO_SOON'
  | 'UNKNOWN_ID'
  | 'WRONG_PASSWORD'
  | 'DORMANT_ACCOUNT'
  | 'ALREADY_CONNECTED'

/** Returns the outcomes of specification section 4. The throttle delay comes before the password check. */
export async function login(
  deps: Pick<Database, 'db' | 'pool'>,
  { userId, password, ...device }: LoginTyped,
  now: Date,
): Promise<LetIn | Exclude<Verdict<Refused>, { allowed: true }> | MergedAway> {
  const { pool } = deps
  const of = { key: userId, network: device.network }
  const { throttle, account, attemptId } = await countAttempt(pool, of, device.applicationId, now)
  if (!throttle.allowed) return denied(throttle.reason)

  // An unknown id costs the same hashing as a known one, so that the response time reveals nothing.
  const isRight = await isRightPassword(account?.passwordHash ?? null, password)
  if (!account || !isRight) await keepAttempt(pool, userId, attemptId)
  if (!account) return denied('UNKNOWN_ID')
  if (!isRight) return denied('WRONG_PASSWORD')

  const outcome = await letIn(deps, account, { ...device, isByPasskey: false }, now)
  if (outcome !== 'outdated') return outcome
  await keepAttempt(pool, userId, attemptId)
  return denied('WRONG_PASSWORD')
}
