import type { Database } from '@hygiene/db'
import { allowed, denied, type Verdict } from '@hygiene/domain'
import { countSecretAttempt, forgetAttempts } from '../login/attempts.ts'
import { isRightPassword } from '../login/passwords.ts'

/** The person in front of the screen, by their login. */
export interface Own {
  memberNo: number
  userId: string
}

export type OwnPasswordRefusal = 'PASSWORD_DIFFERS' | 'LOGIN_LOCKED' | 'LOGIN_TOO_SOON'

/**
 * Does the person in front of the screen know the password? Throttled under the login's own key: a stranger at an open
 * screen guesses no faster than at the login, and locks it in the same way.
 */
export async function judgeOwnPassword(
  { db, pool }: Pick<Database, 'db' | 'pool'>,
  { memberNo, userId }: Own,
  typed: string,
  now: Date,
): Promise<Verdict<OwnPasswordRefusal>> {
  const throttle = await countSecretAttempt(pool, userId, now)
  if (!throttle.allowed) return denied(throttle.reason)

  const { passwordHash } = await db.member.findUniqueOrThrow({ where: { memberNo } })
  if (!(await isRightPassword(passwordHash, typed))) return denied('PASSWORD_DIFFERS')
  await forgetAttempts(pool, userId)
  return allowed()
}
