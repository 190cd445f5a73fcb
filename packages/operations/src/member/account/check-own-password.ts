import type { PrismaClient } from '@hygiene/db/generated/client'
import { denied, type Verdict } from '@hygiene/domain/verdict'
import type { MemberActor } from '../../kit/actor.ts'
import type { Services } from '../../kit/services.ts'
import { judgeSecret } from '../login/judge-secret.ts'
import { isRightPassword } from '../login/passwords.ts'

interface PasswordCall extends Pick<Services, 'network' | 'pool'> {
  db: PrismaClient
  actor: MemberActor
  now: Date
}

/** Checks the password of the logged-in person. It shares the login's throttle, so an open screen offers no faster guessing. */
export async function checkOwnPassword(
  { db, pool, actor: { memberNo, userId }, network, now }: PasswordCall,
  typed: string,
): Promise<Verdict<'PASSWORD_DIFFERS' | 'LOGIN_LOCKED' | 'LOGIN_TOO_SOON'>> {
  const verdict = await judgeSecret(pool, { key: userId, network }, now, async () => {
    const { passwordHash } = await db.member.findUniqueOrThrow({ where: { memberNo } })
    return isRightPassword(passwordHash, typed)
  })
  if (verdict.allowed) return verdict
  return denied(verdict.reason === 'WRONG_SECRET' ? 'PASSWORD_DIFFERS' : verdict.reason)
}
