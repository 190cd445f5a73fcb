import type { InputOf } from '@hygiene/contracts/kit/endpoint'
import { findId as contract } from '@hygiene/contracts/member/account/find-id'
import type { Member } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import { denied } from '@hygiene/domain/verdict'
import { isBeyondDoubt } from '@hygiene/domain/member/account/same-person'
import { Malformed } from '../../kit/malformed.ts'
import { operation } from '../../kit/operation.ts'
import { findMemberOf } from '../identity-check/find-member-of.ts'
import { takePhoneProof } from '../identity-check/take-phone-proof.ts'
import { type ProofSent, takeProof } from '../identity-check/take-proof.ts'

/** Finds the account of a verified owner. The proof is used up even if no account is found. */
export const findId = operation(contract, async ({ db, input, now }) => {
  const { identityVerificationId, proofSecret } = input
  const found =
    identityVerificationId && proofSecret
      ? await findByIdentity(db, { identityVerificationId, proofSecret }, now)
      : await findByPhone(db, input, now)
  if (!found.allowed) return found
  const { member } = found
  if (!member) return { ...denied('MEMBER_UNKNOWN'), keeps: true }
  return { userId: member.userId, joinedAt: member.createdAt, isDormant: member.dormantAt !== null }
})

type Found<Reason> = { allowed: true; member: Member | null } | { allowed: false; reason: Reason }

async function findByIdentity(db: Transaction, proof: ProofSent, now: Date): Promise<Found<'PROOF_OVER'>> {
  const person = await takeProof(db, proof, 'findId', now)
  if (!person) return denied('PROOF_OVER')
  const member = await findMemberOf(db, person)
  // Prevents a namesake from learning a stranger's id. A person who changed the phone before DI was stored must contact the
  // association.
  return { allowed: true, member: member && isBeyondDoubt(member, person) ? member : null }
}

async function findByPhone(
  db: Transaction,
  { name, birth, phone, phoneProof }: InputOf<typeof contract>,
  now: Date,
): Promise<Found<'CODE_OVER'>> {
  if (!name || !birth || !phone || !phoneProof)
    throw new Malformed({ name: '이름, 생년월일, 휴대전화 인증을 모두 입력해주세요.' })
  if (!(await takePhoneProof(db, { phone, phoneProof }, 'findId', now))) return denied('CODE_OVER')
  const member = await db.member.findFirst({
    where: { name, birth, phone, unclaimedSince: null, withdrawnAt: null },
  })
  return { allowed: true, member }
}
