import { beginPasskey as contract } from '@hygiene/contracts/member/passkey/begin-passkey'
import type { PrismaClient } from '@hygiene/db/generated/client'
import { allowed, denied, type Verdict } from '@hygiene/domain/verdict'
import { isFreshByPassword, MOST_PASSKEYS } from '@hygiene/domain/member/passkey/passkey'
import { operation } from '../../kit/operation.ts'
import { checkOwnPassword } from '../account/check-own-password.ts'
import { userHandleOf } from '../account/passkey/verify.ts'
import { makeChallenge } from '../login/passkey-challenge.ts'

/** Returns a challenge for a new key after the password was checked (ASVS 7.5.1). */
export const beginPasskey = operation(
  contract,
  {
    needs: ['network', 'passkeySite', 'pool'],
    before: async (call) => {
      const { db, input, actor, now } = call
      return input.userPw === ''
        ? judgeLoginAge(db, actor.loginNo, now)
        : checkOwnPassword(call, input.userPw)
    },
  },
  async ({ db, actor: { memberNo, userId, name }, passkeySite, now }) => {
    const known = await db.passkey.findMany({
      where: { memberNo },
      select: { credentialId: true, transports: true },
    })
    if (known.length >= MOST_PASSKEYS) return denied('PASSKEY_TOO_MANY')
    const challenge = await makeChallenge(db, memberNo, now)
    const { rpId } = passkeySite
    return { challenge, rpId, userHandle: userHandleOf(memberNo), userId, name, known }
  },
)

async function judgeLoginAge(
  db: PrismaClient,
  loginNo: string,
  now: Date,
): Promise<Verdict<'PASSKEY_NEEDS_PASSWORD'>> {
  const login = await db.login.findUniqueOrThrow({ where: { loginNo } })
  return isFreshByPassword(login, now) ? allowed() : denied('PASSKEY_NEEDS_PASSWORD')
}
