import { resetPassword as contract } from '@hygiene/contracts'
import { forgetAttempts } from '../credentials/attempts.ts'
import { judgeNewPassword } from '../credentials/judge-new-password.ts'
import { oneTimeTokenHash } from '../credentials/one-time-token.ts'
import { hashPassword, isRightPassword } from '../credentials/passwords.ts'
import { knowsPassword } from '../credentials/knows-password.ts'
import { type Call, implement } from '../http/implement.ts'
import { storePassword } from './store-password.ts'

/** Whoever proved to be the owner is let in again: the lock of the guesses before is lifted with the old password. */
export const resetPassword = implement(contract, async (call) => {
  const { input, deps, now, refuse } = call
  const tokenHash = oneTimeTokenHash(input.resetToken)
  const open = { tokenHash, usedAt: null, expiresAt: { gt: now }, member: { withdrawnAt: null } }
  const reset = await deps.db.passwordReset.findFirst({ where: open, include: { member: true } })
  if (!reset) return answerAgain(call, tokenHash)
  const { userId, passwordHash: old } = reset.member
  if (await isRightPassword(old, input.userPw)) throw refuse('PASSWORD_UNCHANGED')
  const choice = judgeNewPassword(input.userPw, reset.member)
  if (!choice.allowed) throw refuse(choice.reason)
  if (await deps.leakedPasswords.isLeaked(input.userPw)) throw refuse('PASSWORD_LEAKED')

  const passwordHash = await hashPassword(input.userPw)
  // Of two uses at the same instant the second finds the password changed.
  const isStored = await deps.db.$transaction((db) => storePassword(db, reset.member, passwordHash, now))
  if (!isStored) throw refuse('RESET_OVER')
  await forgetAttempts(deps.pool, userId)
  return { userId }
})

/** Pressed again because the answer was lost: the password that this token, or another one with it, has set is this one. */
async function answerAgain({ input, deps, now, refuse }: Call<typeof contract>, tokenHash: string) {
  const used = { tokenHash, usedAt: { not: null }, expiresAt: { gt: now }, member: { withdrawnAt: null } }
  const reset = await deps.db.passwordReset.findFirst({ where: used, include: { member: true } })
  const isOfNow = reset?.usedAt?.getTime() === reset?.member.passwordChangedAt?.getTime()
  if (!reset || !isOfNow || !(await knowsPassword(deps.pool, reset.member, input.userPw, now)))
    throw refuse('RESET_OVER')
  return { userId: reset.member.userId }
}
