import { findId as contract } from '@hygiene/contracts/member/account/find-id'
import { findId as find, type OwnerProof } from '@hygiene/operations/member/account/find-id'
import { type Call, implement } from '../../http/implement.ts'
import { Breakage } from '../../http/refusal.ts'

/** By a verified identity, or by name, birth date and a code that reached the phone of the account. */
export const findId = implement(contract, async ({ input, deps, now, refuse }) => {
  const found = await find(deps.db, proofOf(input), now)
  if (!found.allowed) throw refuse(found.reason)
  const { userId, createdAt, dormantAt } = found.member
  return { userId, joinedAt: createdAt.toISOString(), isDormant: dormantAt !== null }
})

function proofOf(input: Call<typeof contract>['input']): OwnerProof {
  const { identityVerificationId, proofSecret, name, birth, phone, phoneProof } = input
  if (identityVerificationId && proofSecret) {
    return { by: 'identity', proof: { identityVerificationId, proofSecret } }
  }
  if (!name || !birth || !phone || !phoneProof) {
    throw new Breakage(400, { name: '이름, 생년월일, 휴대전화 인증을 모두 입력해주세요.' })
  }
  return { by: 'phone', name, birth, phone, phoneProof }
}
