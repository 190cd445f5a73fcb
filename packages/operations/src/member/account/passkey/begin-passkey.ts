import type { Database } from '@hygiene/db/connect'
import type { PrismaClient } from '@hygiene/db/generated/client'
import { allowed, denied, type Verdict } from '@hygiene/domain/verdict'
import { isFreshByPassword, MOST_PASSKEYS } from '@hygiene/domain/member/passkey/passkey'
import { checkPassword, type Own, type OwnPasswordRefusal } from '../check-password.ts'
import { makeChallenge } from './challenge.ts'
import { userHandleOf } from './verify.ts'

type OwnLogin = Own & { loginNo: string; name: string }

interface PasskeyBegun {
  allowed: true
  challenge: string
  userHandle: string
  userId: string
  name: string
  known: { credentialId: string; transports: string[] }[]
}

type Refused = OwnPasswordRefusal | 'PASSKEY_NEEDS_PASSWORD' | 'PASSKEY_TOO_MANY'

/** A challenge for a new key of a person who has just shown the password (ASVS 7.5.1). */
export async function beginPasskey(
  deps: Pick<Database, 'db' | 'pool'>,
  own: OwnLogin,
  password: string,
  now: Date,
): Promise<PasskeyBegun | Exclude<Verdict<Refused>, { allowed: true }>> {
  const verdict =
    password === '' ? await judgeLoginAge(deps.db, own, now) : await checkPassword(deps, own, password, now)
  if (!verdict.allowed) return verdict

  const { memberNo, userId, name } = own
  const known = await deps.db.passkey.findMany({
    where: { memberNo },
    select: { credentialId: true, transports: true },
  })
  if (known.length >= MOST_PASSKEYS) return denied('PASSKEY_TOO_MANY')
  const challenge = await makeChallenge(deps.db, memberNo, now)
  return { allowed: true, challenge, userHandle: userHandleOf(memberNo), userId, name, known }
}

async function judgeLoginAge(
  db: PrismaClient,
  { loginNo }: OwnLogin,
  now: Date,
): Promise<Verdict<'PASSKEY_NEEDS_PASSWORD'>> {
  const login = await db.login.findUniqueOrThrow({ where: { loginNo } })
  return isFreshByPassword(login, now) ? allowed() : denied('PASSKEY_NEEDS_PASSWORD')
}
