import { releaseDormant as contract } from '@hygiene/contracts/member/account/release-dormant'
import type { Transaction } from '@hygiene/db/connect'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../kit/operation.ts'
import { findMemberOf } from '../identity-check/find-member-of.ts'
import { type ProofSent, readUsedProof, takeProof } from '../identity-check/take-proof.ts'

/** Also counts the account as used now; otherwise the nightly job would make it dormant again. */
export const releaseDormant = operation(contract, async ({ db, input, now }) => {
  const person = await takeProof(db, input, 'releaseDormant', now)
  if (!person) return answerAgain(db, input, now)
  const member = await findMemberOf(db, person)
  if (!member) return denied('MEMBER_UNKNOWN')
  if (!member.dormantAt) return denied('NOT_DORMANT')

  const { memberNo, userId } = member
  await db.member.update({ where: { memberNo }, data: { dormantAt: null, lastLoginAt: now } })
  return { userId }
})

async function answerAgain(db: Transaction, proof: ProofSent, now: Date) {
  const used = await readUsedProof(db, proof, 'releaseDormant', now)
  const member = used && (await findMemberOf(db, used.person))
  const isDone = member?.dormantAt === null && member.lastLoginAt?.getTime() === used?.usedAt.getTime()
  return isDone ? { userId: member.userId } : denied('PROOF_OVER')
}
