import { storeIdentity as contract } from '@hygiene/contracts'
import { isUniqueViolation } from '@hygiene/db'
import { isSamePerson } from '@hygiene/domain'
import { takeProof } from '../credentials/take-proof.ts'
import { implement } from '../http/implement.ts'

/** An account without the person's key gets it here; a key another account has belongs to one person only. */
export const storeIdentity = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const { memberNo } = caller
  try {
    return await deps.db.$transaction(async (db) => {
      const person = await takeProof(db, input, 'renewIdentity', now)
      if (!person) throw refuse('PROOF_OVER')
      const member = await db.member.findUniqueOrThrow({ where: { memberNo } })
      if (!isSamePerson(member, person)) throw refuse('OTHER_PERSON')

      const identityKeyHash = person.identityKeyHash ?? member.identityKeyHash
      await db.member.update({ where: { memberNo }, data: { verifiedAt: now, identityKeyHash } })
      return { isAuth: 1 as const }
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw refuse('ALREADY_MEMBER')
    throw error
  }
})
