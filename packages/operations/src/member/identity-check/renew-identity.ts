import { type PrismaClient, type Transaction, transaction } from '@hygiene/db'
import { denied, isSamePerson } from '@hygiene/domain'
import { type ProofSent, type ProvedPerson, readUsedProof, takeProof } from './take-proof.ts'

type Renewed =
  | { allowed: true; person: ProvedPerson }
  | { allowed: false; reason: 'PROOF_OVER' | 'OTHER_PERSON' }

/** A new name or phone of the same person; enrolments and certificates keep the name and phone of their issue. */
export async function renewIdentity(
  client: PrismaClient,
  memberNo: number,
  proof: ProofSent,
  now: Date,
): Promise<Renewed> {
  return transaction(client, async (db): Promise<Renewed> => {
    const person = await takeProof(db, proof, 'renewIdentity', now)
    if (!person) return answerAgain(db, memberNo, proof, now)
    const member = await db.member.findUniqueOrThrow({ where: { memberNo } })
    if (!isSamePerson(member, person)) return denied('OTHER_PERSON')

    const { name, birth, phone } = person
    await db.member.update({ where: { memberNo }, data: { name, birth, phone, verifiedAt: now } })
    return { allowed: true, person }
  })
}

/** Sent again because the answer was lost: this very verification stands in the account. */
async function answerAgain(db: Transaction, memberNo: number, proof: ProofSent, now: Date): Promise<Renewed> {
  const used = await readUsedProof(db, proof, 'renewIdentity', now)
  const isDone = used && (await db.member.count({ where: { memberNo, verifiedAt: used.usedAt } })) > 0
  return isDone ? { allowed: true, person: used.person } : denied('PROOF_OVER')
}
