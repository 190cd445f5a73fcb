import { findId as contract } from '@hygiene/contracts'
import type { Member, Transaction } from '@hygiene/db'
import { isBeyondDoubt } from '@hygiene/domain'
import { takePhoneProof } from '../credentials/take-phone-proof.ts'
import { takeProof } from '../credentials/take-proof.ts'
import { type Call, implement } from '../http/implement.ts'
import { Breakage } from '../http/refusal.ts'
import { findMemberOf } from './find-member-of.ts'

type FindCall = Call<typeof contract>

/** By a verified identity, or by name, birth date and a code that reached the phone of the account. */
export const findId = implement(contract, async (call) => {
  const member = await call.deps.db.$transaction((db) => findOwner(db, call))
  if (!member) throw call.refuse('MEMBER_UNKNOWN')
  const { userId, createdAt, dormantAt } = member
  return { userId, joinedAt: createdAt.toISOString(), isDormant: dormantAt !== null }
})

async function findOwner(db: Transaction, call: FindCall): Promise<Member | null> {
  const { identityVerificationId, proofSecret, name, birth, phone, phoneProof } = call.input
  if (identityVerificationId && proofSecret) {
    const person = await takeProof(db, { identityVerificationId, proofSecret }, 'findId', call.now)
    if (!person) throw call.refuse('PROOF_OVER')
    const member = await findMemberOf(db, person)
    // A namesake would learn a stranger's id; who changed the phone before there was a DI asks the association.
    return member && isBeyondDoubt(member, person) ? member : null
  }
  if (!name || !birth || !phone || !phoneProof) {
    throw new Breakage(400, { name: '이름, 생년월일, 휴대전화 인증을 모두 입력해주세요.' })
  }
  const isProved = await takePhoneProof(db, { phone, phoneProof }, 'findId', call.now)
  if (!isProved) throw call.refuse('CODE_OVER')
  return db.member.findFirst({ where: { name, birth, phone, withdrawnAt: null } })
}
