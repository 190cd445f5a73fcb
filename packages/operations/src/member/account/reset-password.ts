import { resetPassword as contract } from '@hygiene/contracts/member/account/reset-password'
import type { Database } from '@hygiene/db/connect'
import { denied } from '@hygiene/domain/verdict'
import { procedure } from '../../kit/operation.ts'
import { purgeAllAttempts } from '../login/attempts.ts'
import { knowsPassword } from '../login/knows-password.ts'
import { oneTimeTokenHash } from '../login/one-time-token.ts'
import { hashPassword, isRightPassword } from '../login/passwords.ts'
import { judgeChosenPassword } from './judge-chosen-password.ts'
import { storePassword } from './store-password.ts'

export const resetPassword = procedure(
  contract,
  { needs: ['leakedPasswords', 'network', 'pool'] },
  async ({ db, pool, input, leakedPasswords, network, now }) => {
    const { resetToken, userPw: chosen } = input
    const tokenHash = oneTimeTokenHash(resetToken)
    const open = { tokenHash, usedAt: null, expiresAt: { gt: now }, member: { withdrawnAt: null } }
    const reset = await db.passwordReset.findFirst({ where: open, include: { member: true } })
    if (!reset) return answerAgain({ db, pool }, tokenHash, { password: chosen, network }, now)
    const { userId, passwordHash: old } = reset.member
    if (await isRightPassword(old, chosen)) return denied('PASSWORD_UNCHANGED')
    const choice = await judgeChosenPassword(leakedPasswords, chosen, reset.member)
    if (!choice.allowed) return choice

    const passwordHash = await hashPassword(chosen)
    // The second of simultaneous requests finds the password changed or its token used.
    const isStored = await storePassword(db, reset.member, passwordHash, now, { tokenHash })
    if (!isStored) return denied('RESET_OVER')
    await purgeAllAttempts(pool, userId)
    return { userId }
  },
)

async function answerAgain(
  { db, pool }: Pick<Database, 'db' | 'pool'>,
  tokenHash: string,
  chosen: { password: string; network: string },
  now: Date,
) {
  const used = { tokenHash, usedAt: { not: null }, expiresAt: { gt: now }, member: { withdrawnAt: null } }
  const reset = await db.passwordReset.findFirst({ where: used, include: { member: true } })
  const isOfNow = reset?.usedAt?.getTime() === reset?.member.passwordChangedAt?.getTime()
  if (!reset || !isOfNow || !(await knowsPassword(pool, reset.member, chosen, now)))
    return denied('RESET_OVER')
  return { userId: reset.member.userId }
}
