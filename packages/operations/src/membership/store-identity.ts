import { isUniqueViolation, type PrismaClient, transaction } from '@hygiene/db'
import { allowed, denied, isSamePerson, type Verdict } from '@hygiene/domain'
import { type ProofSent, takeProof } from './take-proof.ts'

/** An account without the person's key gets it here; a key another account has belongs to one person only. */
export async function storeIdentity(
  client: PrismaClient,
  memberNo: number,
  proof: ProofSent,
  now: Date,
): Promise<Verdict<'PROOF_OVER' | 'OTHER_PERSON' | 'ALREADY_MEMBER'>> {
  try {
    return await transaction(client, async (db) => {
      const person = await takeProof(db, proof, 'renewIdentity', now)
      if (!person) return denied('PROOF_OVER')
      const member = await db.member.findUniqueOrThrow({ where: { memberNo } })
      if (!isSamePerson(member, person)) return denied('OTHER_PERSON')

      const identityKeyHash = person.identityKeyHash ?? member.identityKeyHash
      await db.member.update({ where: { memberNo }, data: { verifiedAt: now, identityKeyHash } })
      return allowed()
    })
  } catch (error) {
    if (isUniqueViolation(error)) return denied('ALREADY_MEMBER')
    throw error
  }
}
