import { findPassword as contract } from '@hygiene/contracts/member/account/find-password'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../kit/operation.ts'
import { findMemberOf } from '../identity-check/find-member-of.ts'
import { takeProof } from '../identity-check/take-proof.ts'
import { newOneTimeToken, oneTimeTokenHash } from '../login/one-time-token.ts'

const RESET_MS = 600_000

/** Permits a verified owner to set a new password. An id of another person gets the same refusal as an unknown id. */
export const findPassword = operation(contract, async ({ db, input: { userId, ...proof }, now }) => {
  const person = await takeProof(db, proof, 'findPassword', now)
  if (!person) return denied('PROOF_OVER')
  const member = await findMemberOf(db, person)
  if (!member || member.userId !== userId) return denied('MEMBER_UNKNOWN')

  const { memberNo } = member
  const resetToken = newOneTimeToken()
  const expiresAt = new Date(now.getTime() + RESET_MS)
  const tokenHash = oneTimeTokenHash(resetToken)
  await db.passwordReset.create({ data: { tokenHash, memberNo, createdAt: now, expiresAt } })
  return { resetToken, expiresAt }
})
