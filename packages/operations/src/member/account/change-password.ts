import { changePassword as contract } from '@hygiene/contracts/member/account/change-password'
import type { Member } from '@hygiene/db/generated/client'
import { denied } from '@hygiene/domain/verdict'
import { procedure } from '../../kit/operation.ts'
import { purgeAttempts } from '../login/attempts.ts'
import { hashPassword, isRightPassword } from '../login/passwords.ts'
import { checkOwnPassword } from './check-own-password.ts'
import { judgeChosenPassword } from './judge-chosen-password.ts'
import { storePassword } from './store-password.ts'

const LOST_ANSWER_MS = 600_000

export const changePassword = procedure(
  contract,
  { needs: ['leakedPasswords', 'network', 'pool'] },
  async (call) => {
    const { db, pool, actor, input, leakedPasswords, network, now } = call
    const { userPw: known, newUserPw: chosen } = input
    const member = await db.member.findUniqueOrThrow({ where: { memberNo: actor.memberNo } })
    const verdict = await checkOwnPassword(call, known)
    if (!verdict.allowed) {
      const isDone = verdict.reason === 'PASSWORD_DIFFERS' && (await hasJustChangedTo(chosen, member, now))
      if (!isDone) return verdict
      await purgeAttempts(pool, { key: member.userId, network })
      return { changed: true as const }
    }
    if (chosen === known) return denied('PASSWORD_UNCHANGED')
    const choice = await judgeChosenPassword(leakedPasswords, chosen, member)
    if (!choice.allowed) return choice

    const passwordHash = await hashPassword(chosen)
    const isStored = await storePassword(db, member, passwordHash, now, { loginNo: actor.loginNo })
    return isStored ? { changed: true as const } : denied('PASSWORD_DIFFERS')
  },
)

/** Recognises a repeated request whose answer was lost: the change is done, so the old password no longer matches. */
async function hasJustChangedTo(
  chosen: string,
  { passwordHash, passwordChangedAt }: Pick<Member, 'passwordHash' | 'passwordChangedAt'>,
  now: Date,
): Promise<boolean> {
  const isRecent = passwordChangedAt !== null && now.getTime() - passwordChangedAt.getTime() < LOST_ANSWER_MS
  return isRecent && isRightPassword(passwordHash, chosen)
}
