import type { Database } from '@hygiene/db/connect'
import { denied, type Verdict } from '@hygiene/domain/verdict'
import { judgeSecret } from '../login/judge-secret.ts'
import { isRightPassword } from '../login/passwords.ts'

/** The person in front of the screen, by their login, and the network they are in. */
export interface Own {
  memberNo: number
  userId: string
  network: string
}

export type OwnPasswordRefusal = 'PASSWORD_DIFFERS' | 'LOGIN_LOCKED' | 'LOGIN_TOO_SOON'

/**
 * Does the person in front of the screen know the password? Throttled under the login's own key: a stranger at an open
 * screen guesses no faster than at the login, and locks it in the same way.
 */
export async function checkPassword(
  { db, pool }: Pick<Database, 'db' | 'pool'>,
  { memberNo, userId, network }: Own,
  typed: string,
  now: Date,
): Promise<Verdict<OwnPasswordRefusal>> {
  const verdict = await judgeSecret(pool, { key: userId, network }, now, async () => {
    const { passwordHash } = await db.member.findUniqueOrThrow({ where: { memberNo } })
    return isRightPassword(passwordHash, typed)
  })
  if (verdict.allowed) return verdict
  return denied(verdict.reason === 'WRONG_SECRET' ? 'PASSWORD_DIFFERS' : verdict.reason)
}
