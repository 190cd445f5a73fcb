import type { Deps } from '../deps.ts'
import { countSecretAttempt, forgetAttempts } from '../credentials/attempts.ts'
import { isRightPassword } from '../credentials/passwords.ts'
import type { Caller } from '../http/caller.ts'

/**
 * Does the person in front of the screen know the password? Throttled under the login's own key: somebody at an open
 * screen guesses no faster than at the login, and locks it in the same way.
 */
export async function judgeOwnPassword(
  deps: Deps,
  { memberNo, userId }: Caller,
  typed: string,
  now: Date,
): Promise<'right' | 'PASSWORD_DIFFERS' | 'LOGIN_LOCKED' | 'LOGIN_TOO_SOON'> {
  const throttle = await countSecretAttempt(deps.pool, userId, now)
  if (!throttle.allowed) return throttle.reason

  const { passwordHash } = await deps.db.member.findUniqueOrThrow({ where: { memberNo } })
  if (!(await isRightPassword(passwordHash, typed))) return 'PASSWORD_DIFFERS'
  await forgetAttempts(deps.pool, userId)
  return 'right'
}
