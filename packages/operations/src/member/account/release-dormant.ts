import { type PrismaClient, type Transaction, transaction } from '@hygiene/db'
import { denied } from '@hygiene/domain'
import { findMemberOf } from '../identity-check/find-member-of.ts'
import { type ProofSent, readUsedProof, takeProof } from '../identity-check/take-proof.ts'

type Released =
  | { allowed: true; userId: string }
  | { allowed: false; reason: 'PROOF_OVER' | 'MEMBER_UNKNOWN' | 'NOT_DORMANT' }

/** The account counts as used from now on, or it would sleep again the same night. */
export async function releaseDormant(client: PrismaClient, proof: ProofSent, now: Date): Promise<Released> {
  return transaction(client, async (db): Promise<Released> => {
    const person = await takeProof(db, proof, 'releaseDormant', now)
    if (!person) return answerAgain(db, proof, now)
    const member = await findMemberOf(db, person)
    if (!member) return denied('MEMBER_UNKNOWN')
    if (!member.dormantAt) return denied('NOT_DORMANT')

    const { memberNo, userId } = member
    await db.member.update({ where: { memberNo }, data: { dormantAt: null, lastLoginAt: now } })
    return { allowed: true, userId }
  })
}

/** Sent again because the answer was lost: this very verification has woken the account. */
async function answerAgain(db: Transaction, proof: ProofSent, now: Date): Promise<Released> {
  const used = await readUsedProof(db, proof, 'releaseDormant', now)
  const member = used && (await findMemberOf(db, used.person))
  const isDone = member?.dormantAt === null && member.lastLoginAt?.getTime() === used?.usedAt.getTime()
  return isDone ? { allowed: true, userId: member.userId } : denied('PROOF_OVER')
}
