import type { Member } from '@hygiene/db/generated/client'
import type { Pool } from 'pg'
import { judgeSecret } from './judge-secret.ts'
import { isRightPassword } from './passwords.ts'

/** Checks a password outside the login under the login's throttle key, so that it offers no second place to guess. */
export async function knowsPassword(
  pool: Pool,
  { userId, passwordHash }: Pick<Member, 'userId' | 'passwordHash'>,
  { password, network }: { password: string; network: string },
  now: Date,
): Promise<boolean> {
  const isRight = () => isRightPassword(passwordHash, password)
  return (await judgeSecret(pool, { key: userId, network }, now, isRight)).allowed
}
