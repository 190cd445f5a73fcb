import { releaseDormant as contract } from '@hygiene/contracts'
import type { Transaction } from '@hygiene/db'
import { readUsedProof, takeProof } from '../credentials/take-proof.ts'
import { type Call, implement } from '../http/implement.ts'
import { findMemberOf } from './find-member-of.ts'

/** The account counts as used from now on, or it would sleep again the same night. */
export const releaseDormant = implement(contract, async (call) => {
  const { input, deps, now, refuse } = call
  return deps.db.$transaction(async (db) => {
    const person = await takeProof(db, input, 'releaseDormant', now)
    if (!person) return answerAgain(db, call)
    const member = await findMemberOf(db, person)
    if (!member) throw refuse('MEMBER_UNKNOWN')
    if (!member.dormantAt) throw refuse('NOT_DORMANT')

    const { memberNo, userId } = member
    await db.member.update({ where: { memberNo }, data: { dormantAt: null, lastLoginAt: now } })
    return { userId }
  })
})

/** Sent again because the answer was lost: this very verification has woken the account. */
async function answerAgain(db: Transaction, { input, now, refuse }: Call<typeof contract>) {
  const used = await readUsedProof(db, input, 'releaseDormant', now)
  const member = used && (await findMemberOf(db, used.person))
  const isDone = member?.dormantAt === null && member.lastLoginAt?.getTime() === used?.usedAt.getTime()
  if (!isDone) throw refuse('PROOF_OVER')
  return { userId: member.userId }
}
