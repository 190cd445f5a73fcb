import { findPassword as contract } from '@hygiene/contracts'
import { newOneTimeToken, oneTimeTokenHash } from '../credentials/one-time-token.ts'
import { takeProof } from '../credentials/take-proof.ts'
import { implement } from '../http/implement.ts'
import { findMemberOf } from './find-member-of.ts'

const RESET_MS = 600_000

/** Another person's id sounds like an id nobody has. */
export const findPassword = implement(contract, async ({ input, deps, now, refuse }) => {
  const resetToken = newOneTimeToken()
  const expiresAt = new Date(now.getTime() + RESET_MS)
  await deps.db.$transaction(async (db) => {
    const person = await takeProof(db, input, 'findPassword', now)
    if (!person) throw refuse('PROOF_OVER')
    const member = await findMemberOf(db, person)
    if (!member || member.userId !== input.userId) throw refuse('MEMBER_UNKNOWN')

    const { memberNo } = member
    const tokenHash = oneTimeTokenHash(resetToken)
    await db.passwordReset.create({ data: { tokenHash, memberNo, createdAt: now, expiresAt } })
  })
  return { resetToken, expiresAt: expiresAt.toISOString() }
})
