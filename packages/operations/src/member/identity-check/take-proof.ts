import type { IdentityProof, IdentityPurpose } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import { identityValidUntil } from '@hygiene/domain/education/study/study-record'
import { oneTimeTokenHash } from '../login/one-time-token.ts'

export interface ProofSent {
  identityVerificationId: string
  proofSecret: string
}

export interface ProvedPerson {
  name: string
  birth: string
  phone: string
  identityKeyHash: string | null
}

/**
 * Uses up a confirmed verification once, within its half hour and for its own purpose, otherwise returns null. It runs in the
 * caller's transaction, so that a refusal there leaves the verification unused.
 */
export async function takeProof(
  db: Transaction,
  { identityVerificationId, proofSecret }: ProofSent,
  purpose: IdentityPurpose,
  now: Date,
): Promise<ProvedPerson | null> {
  const [proof] = await db.identityProof.updateManyAndReturn({
    where: {
      identityVerificationId,
      purpose,
      secretHash: oneTimeTokenHash(proofSecret),
      confirmedAt: { not: null },
      usedAt: null,
    },
    data: { usedAt: now },
  })
  return proof && isFresh(proof, now) ? personOf(proof) : null
}

export async function readUsedProof(
  db: Transaction,
  { identityVerificationId, proofSecret }: ProofSent,
  purpose: IdentityPurpose,
  now: Date,
): Promise<{ person: ProvedPerson; usedAt: Date } | null> {
  const secretHash = oneTimeTokenHash(proofSecret)
  const proof = await db.identityProof.findFirst({ where: { identityVerificationId, purpose, secretHash } })
  const person = proof && isFresh(proof, now) ? personOf(proof) : null
  return person && proof?.usedAt ? { person, usedAt: proof.usedAt } : null
}

function isFresh({ confirmedAt }: IdentityProof, now: Date): boolean {
  return confirmedAt !== null && now < identityValidUntil(confirmedAt)
}

function personOf({ name, birth, phone, identityKeyHash }: IdentityProof): ProvedPerson | null {
  return name === null || birth === null || phone === null ? null : { name, birth, phone, identityKeyHash }
}
