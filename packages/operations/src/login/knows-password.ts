import type { Member } from '@hygiene/db'
import type { Pool } from 'pg'
import { countSecretAttempt, forgetAttempts } from './attempts.ts'
import { isRightPassword } from './passwords.ts'

/** Checks a password outside of the login: throttled under the login's own key, so that it is no other place to guess at. */
export async function knowsPassword(
  pool: Pool,
  { userId, passwordHash }: Pick<Member, 'userId' | 'passwordHash'>,
  typed: string,
  now: Date,
): Promise<boolean> {
  const throttle = await countSecretAttempt(pool, userId, now)
  if (!throttle.allowed || !(await isRightPassword(passwordHash, typed))) return false
  await forgetAttempts(pool, userId)
  return true
}
