import { type PrismaClient, transaction } from '@hygiene/db'
import { denied } from '@hygiene/domain'
import { newOneTimeToken, oneTimeTokenHash } from '../login/one-time-token.ts'
import { findMemberOf } from '../identity-check/find-member-of.ts'
import { type ProofSent, takeProof } from '../identity-check/take-proof.ts'

const RESET_MS = 600_000

type Permitted =
  | { allowed: true; resetToken: string; expiresAt: Date }
  | { allowed: false; reason: 'PROOF_OVER' | 'MEMBER_UNKNOWN' }

/** Permits a proved owner to set a new password. Another person's id sounds like an id that no account has. */
export async function findPassword(
  client: PrismaClient,
  { userId, ...proof }: ProofSent & { userId: string },
  now: Date,
): Promise<Permitted> {
  const resetToken = newOneTimeToken()
  const expiresAt = new Date(now.getTime() + RESET_MS)
  return transaction(client, async (db) => {
    const person = await takeProof(db, proof, 'findPassword', now)
    if (!person) return denied('PROOF_OVER')
    const member = await findMemberOf(db, person)
    if (!member || member.userId !== userId) return denied('MEMBER_UNKNOWN')

    const { memberNo } = member
    const tokenHash = oneTimeTokenHash(resetToken)
    await db.passwordReset.create({ data: { tokenHash, memberNo, createdAt: now, expiresAt } })
    return { allowed: true, resetToken, expiresAt }
  })
}
