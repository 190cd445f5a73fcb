import { randomBytes } from 'node:crypto'
import type { IdentityPurpose, PrismaClient } from '@hygiene/db/generated/client'
import { IdentityMethod, type IdentityChannel } from '@hygiene/domain/text'
import { newOneTimeToken, oneTimeTokenHash } from '../login/one-time-token.ts'
import type { ProofSent } from './take-proof.ts'

/** The secret stays with the browser that asked: an id overheard elsewhere is worth nothing. */
export async function beginIdentityProof(
  db: PrismaClient,
  wanted: { purpose: IdentityPurpose; method: IdentityChannel; memberNo: number | null },
  now: Date,
): Promise<ProofSent> {
  const { purpose, method, memberNo } = wanted
  const identityVerificationId = `identity${randomBytes(16).toString('hex')}`
  const proofSecret = newOneTimeToken()
  await db.identityProof.create({
    data: {
      identityVerificationId,
      purpose,
      secretHash: oneTimeTokenHash(proofSecret),
      memberNo,
      method: IdentityMethod[method],
      requestedAt: now,
    },
  })
  return { identityVerificationId, proofSecret }
}
