import { renewIdentity as contract } from '@hygiene/contracts'
import { isSamePerson } from '@hygiene/domain'
import { takeProof } from '../credentials/take-proof.ts'
import { implement } from '../http/implement.ts'

/** A new name or phone of the same person; enrolments and certificates keep what they were issued with. */
export const renewIdentity = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const { memberNo } = caller
  return deps.db.$transaction(async (db) => {
    const person = await takeProof(db, input, 'renewIdentity', now)
    if (!person) throw refuse('PROOF_OVER')
    const member = await db.member.findUniqueOrThrow({ where: { memberNo } })
    if (!isSamePerson(member, person)) throw refuse('OTHER_PERSON')

    const { name, birth, phone } = person
    await db.member.update({ where: { memberNo }, data: { name, birth, phone, verifiedAt: now } })
    return { name, birth, phone }
  })
})
