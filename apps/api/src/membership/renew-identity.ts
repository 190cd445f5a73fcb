import { renewIdentity as contract } from '@hygiene/contracts'
import type { Transaction } from '@hygiene/db'
import { isSamePerson } from '@hygiene/domain'
import { readUsedProof, takeProof } from '../credentials/take-proof.ts'
import { type Call, implement } from '../http/implement.ts'

/** A new name or phone of the same person; enrolments and certificates keep what they were issued with. */
export const renewIdentity = implement(contract, async (call) => {
  const { input, caller, deps, now, refuse } = call
  const { memberNo } = caller
  return deps.db.$transaction(async (db) => {
    const person = await takeProof(db, input, 'renewIdentity', now)
    if (!person) return answerAgain(db, call)
    const member = await db.member.findUniqueOrThrow({ where: { memberNo } })
    if (!isSamePerson(member, person)) throw refuse('OTHER_PERSON')

    const { name, birth, phone } = person
    await db.member.update({ where: { memberNo }, data: { name, birth, phone, verifiedAt: now } })
    return { name, birth, phone }
  })
})

/** Sent again because the answer was lost: this very verification stands in the account. */
async function answerAgain(db: Transaction, { input, caller, now, refuse }: Call<typeof contract>) {
  const used = await readUsedProof(db, input, 'renewIdentity', now)
  const { memberNo } = caller
  const isDone = used && (await db.member.count({ where: { memberNo, verifiedAt: used.usedAt } })) > 0
  if (!isDone) throw refuse('PROOF_OVER')
  const { name, birth, phone } = used.person
  return { name, birth, phone }
}
