import type { Database } from '@hygiene/db/connect'
import type { Member } from '@hygiene/db/generated/client'
import { allowed, denied, type Verdict } from '@hygiene/domain/verdict'
import type { PasswordChoiceReason } from '@hygiene/domain/member/account/password-choice'
import { purgeAttempts } from '../login/attempts.ts'
import { hashPassword, isRightPassword } from '../login/passwords.ts'
import { judgeChosenPassword, type LeakedPasswords } from './judge-chosen-password.ts'
import { checkPassword, type Own, type OwnPasswordRefusal } from './check-password.ts'
import { storePassword } from './store-password.ts'

const LOST_ANSWER_MS = 600_000

type Deps = Pick<Database, 'db' | 'pool'> & { leakedPasswords: LeakedPasswords }

/** A person's new password in the place of the one they know; their other logins end. */
export async function changePassword(
  deps: Deps,
  own: Own & { loginNo: string },
  { known, chosen }: { known: string; chosen: string },
  now: Date,
): Promise<Verdict<OwnPasswordRefusal | 'PASSWORD_UNCHANGED' | PasswordChoiceReason | 'PASSWORD_LEAKED'>> {
  const member = await deps.db.member.findUniqueOrThrow({ where: { memberNo: own.memberNo } })
  const verdict = await checkPassword(deps, own, known, now)
  if (!verdict.allowed) {
    const isDone = verdict.reason === 'PASSWORD_DIFFERS' && (await hasJustChangedTo(chosen, member, now))
    if (!isDone) return verdict
    await purgeAttempts(deps.pool, { key: member.userId, network: own.network })
    return allowed()
  }
  if (chosen === known) return denied('PASSWORD_UNCHANGED')
  const choice = await judgeChosenPassword(deps.leakedPasswords, chosen, member)
  if (!choice.allowed) return choice

  const passwordHash = await hashPassword(chosen)
  const isStored = await storePassword(deps.db, member, passwordHash, now, { loginNo: own.loginNo })
  return isStored ? allowed() : denied('PASSWORD_DIFFERS')
}

/** Pressed again because the answer was lost: the wish has been carried out, and the old password no longer counts. */
async function hasJustChangedTo(
  chosen: string,
  { passwordHash, passwordChangedAt }: Pick<Member, 'passwordHash' | 'passwordChangedAt'>,
  now: Date,
): Promise<boolean> {
  const isRecent = passwordChangedAt !== null && now.getTime() - passwordChangedAt.getTime() < LOST_ANSWER_MS
  return isRecent && isRightPassword(passwordHash, chosen)
}
