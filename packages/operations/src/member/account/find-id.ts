import { type Member, type PrismaClient, transaction } from '@hygiene/db'
import { denied, isBeyondDoubt } from '@hygiene/domain'
import { findMemberOf } from '../identity-check/find-member-of.ts'
import { takePhoneProof } from '../identity-check/take-phone-proof.ts'
import { type ProofSent, takeProof } from '../identity-check/take-proof.ts'

/** A verified identity, or name, birth date and a code that reached the phone of the account. */
export type OwnerProof =
  | { by: 'identity'; proof: ProofSent }
  | { by: 'phone'; name: string; birth: string; phone: string; phoneProof: string }

type Found =
  | { allowed: true; member: Member }
  | { allowed: false; reason: 'MEMBER_UNKNOWN' | 'PROOF_OVER' | 'CODE_OVER' }

/** The account of a proved owner. A proof is used up also where it finds no account. */
export async function findId(client: PrismaClient, owner: OwnerProof, now: Date): Promise<Found> {
  const found = await transaction(client, async (db) => {
    if (owner.by === 'identity') {
      const person = await takeProof(db, owner.proof, 'findId', now)
      if (!person) return denied('PROOF_OVER')
      const member = await findMemberOf(db, person)
      // A namesake would learn a stranger's id; a person who changed the phone before there was a DI asks the association.
      return { allowed: true as const, member: member && isBeyondDoubt(member, person) ? member : null }
    }
    const { name, birth, phone, phoneProof } = owner
    const isProved = await takePhoneProof(db, { phone, phoneProof }, 'findId', now)
    if (!isProved) return denied('CODE_OVER')
    const member = await db.member.findFirst({
      where: { name, birth, phone, unclaimedSince: null, withdrawnAt: null },
    })
    return { allowed: true as const, member }
  })
  if (!found.allowed) return found
  const { member } = found
  return member ? { allowed: true, member } : denied('MEMBER_UNKNOWN')
}
