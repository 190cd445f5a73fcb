import { releaseDormant as contract } from '@hygiene/contracts'
import { takeProof } from '../credentials/take-proof.ts'
import { implement } from '../http/implement.ts'
import { findMemberOf } from './find-member-of.ts'

/** The account counts as used from now on, or it would sleep again the same night. */
export const releaseDormant = implement(contract, async ({ input, deps, now, refuse }) => {
  return deps.db.$transaction(async (db) => {
    const person = await takeProof(db, input, 'releaseDormant', now)
    if (!person) throw refuse('PROOF_OVER')
    const member = await findMemberOf(db, person)
    if (!member) throw refuse('MEMBER_UNKNOWN')
    if (!member.dormantAt) throw refuse('NOT_DORMANT')

    const { memberNo, userId } = member
    await db.member.update({ where: { memberNo }, data: { dormantAt: null, lastLoginAt: now } })
    return { userId }
  })
})
