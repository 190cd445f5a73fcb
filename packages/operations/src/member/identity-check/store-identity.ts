import { isUniqueViolation } from '@hygiene/db/unique-violation'
import type { Member, PrismaClient } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import { transaction } from '@hygiene/db/transaction'
import { allowed, denied, type Verdict } from '@hygiene/domain/verdict'
import { isSamePerson } from '@hygiene/domain/member/account/same-person'
import { hasOtherAccount } from './find-member-of.ts'
import { claimOldRecords } from '../../education/old-record/claim-old-records.ts'
import { type ProofSent, readUsedProof, takeProof } from './take-proof.ts'

type Stored = Verdict<'VERIFICATION_OVER' | 'PROOF_OVER' | 'OTHER_PERSON' | 'ALREADY_MEMBER'>

export async function storeIdentity(
  client: PrismaClient,
  memberNo: number,
  proof: ProofSent,
  now: Date,
): Promise<Stored> {
  try {
    return await transaction(client, async (db) => {
      const member = await db.member.findFirst({ where: { memberNo, withdrawnAt: null } })
      if (!member) return denied('VERIFICATION_OVER')
      const person = await takeProof(db, proof, 'verifyAccount', now)
      if (!person) return answerAgain(db, member, proof, now)
      if (!isSamePerson(member, person)) return denied('OTHER_PERSON')
      if (await hasOtherAccount(db, { memberNo, ...person })) return denied('ALREADY_MEMBER')

      const identityKeyHash = person.identityKeyHash ?? member.identityKeyHash
      const data = { ...person, identityKeyHash, verifiedAt: now }
      await claimOldRecords(db, await db.member.update({ where: { memberNo }, data }))
      return allowed()
    })
  } catch (error) {
    if (isUniqueViolation(error)) return denied('ALREADY_MEMBER')
    throw error
  }
}

async function answerAgain(
  db: Transaction,
  { verifiedAt }: Member,
  proof: ProofSent,
  now: Date,
): Promise<Stored> {
  const used = await readUsedProof(db, proof, 'verifyAccount', now)
  const isDone = used !== null && verifiedAt?.getTime() === used.usedAt.getTime()
  return isDone ? allowed() : denied('PROOF_OVER')
}
