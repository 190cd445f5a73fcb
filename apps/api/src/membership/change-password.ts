import { changePassword as contract } from '@hygiene/contracts'
import type { Member } from '@hygiene/db'
import { forgetAttempts } from '../credentials/attempts.ts'
import { judgeNewPassword } from '../credentials/judge-new-password.ts'
import { hashPassword, isRightPassword } from '../credentials/passwords.ts'
import { implement } from '../http/implement.ts'
import { judgeOwnPassword } from './own-password.ts'
import { storePassword } from './store-password.ts'

const LOST_ANSWER_MS = 600_000

export const changePassword = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const { memberNo, loginNo } = caller
  const member = await deps.db.member.findUniqueOrThrow({ where: { memberNo } })
  const verdict = await judgeOwnPassword(deps, caller, input.userPw, now)
  if (verdict === 'PASSWORD_DIFFERS' && (await hasJustChangedTo(input.newUserPw, member, now))) {
    await forgetAttempts(deps.pool, member.userId)
    return { changed: true as const }
  }
  if (verdict !== 'right') throw refuse(verdict)
  if (input.newUserPw === input.userPw) throw refuse('PASSWORD_UNCHANGED')
  const choice = judgeNewPassword(input.newUserPw, member)
  if (!choice.allowed) throw refuse(choice.reason)
  if (await deps.leakedPasswords.isLeaked(input.newUserPw)) throw refuse('PASSWORD_LEAKED')

  const passwordHash = await hashPassword(input.newUserPw)
  const isStored = await deps.db.$transaction((db) => storePassword(db, member, passwordHash, now, loginNo))
  if (!isStored) throw refuse('PASSWORD_DIFFERS')
  return { changed: true as const }
})

/** Pressed again because the answer was lost: what was asked for has been done, and the old password no longer counts. */
async function hasJustChangedTo(
  newUserPw: string,
  { passwordHash, passwordChangedAt }: Pick<Member, 'passwordHash' | 'passwordChangedAt'>,
  now: Date,
): Promise<boolean> {
  const isRecent = passwordChangedAt !== null && now.getTime() - passwordChangedAt.getTime() < LOST_ANSWER_MS
  return isRecent && isRightPassword(passwordHash, newUserPw)
}
