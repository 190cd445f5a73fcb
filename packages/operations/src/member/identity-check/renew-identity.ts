import { renewIdentity as contract } from '@hygiene/contracts/member/identity-check/renew-identity'
import type { Transaction } from '@hygiene/db/connect'
import { denied } from '@hygiene/domain/verdict'
import { isSamePerson } from '@hygiene/domain/member/account/same-person'
import { operation } from '../../kit/operation.ts'
import { type ProofSent, readUsedProof, takeProof } from './take-proof.ts'

export const renewIdentity = operation(contract, async ({ db, input, actor: { memberNo }, now }) => {
  const person = await takeProof(db, input, 'renewIdentity', now)
  if (!person) return answerAgain(db, memberNo, input, now)
  const member = await db.member.findUniqueOrThrow({ where: { memberNo } })
  if (!isSamePerson(member, person)) return denied('OTHER_PERSON')

  const { name, birth, phone } = person
  await db.member.update({ where: { memberNo }, data: { name, birth, phone, verifiedAt: now } })
  return { name, birth, phone }
})

/** Answers a repeated request after a lost response: this verification is already stored in the account. */
async function answerAgain(db: Transaction, memberNo: number, proof: ProofSent, now: Date) {
  const used = await readUsedProof(db, proof, 'renewIdentity', now)
  const isDone = used && (await db.member.count({ where: { memberNo, verifiedAt: used.usedAt } })) > 0
  return isDone ? used.person : denied('PROOF_OVER')
}
