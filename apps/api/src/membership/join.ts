import { join as contract } from '@hygiene/contracts'
import { isUniqueViolation, type Member, type Transaction } from '@hygiene/db'
import { isOldEnough } from '@hygiene/domain'
import { isMember } from '../credentials/is-member.ts'
import { judgeNewPassword } from '../credentials/judge-new-password.ts'
import { hashPassword } from '../credentials/passwords.ts'
import { knowsPassword } from '../credentials/knows-password.ts'
import { type ProvedPerson, readUsedProof, takeProof } from '../credentials/take-proof.ts'
import { type Call, implement } from '../http/implement.ts'
import { claimOldRecords } from './claim-old-records.ts'
import { recordConsents } from './record-consents.ts'

type JoinCall = Call<typeof contract>

/** One account per person; of two sign-ups at the same instant with one id the unique column lets one through. */
export const join = implement(contract, async (call) => {
  const { input, deps, refuse } = call
  // Before the transaction: both take longer than everything in it.
  const [passwordHash, isLeaked] = await Promise.all([
    hashPassword(input.userPw),
    deps.leakedPasswords.isLeaked(input.userPw),
  ])
  try {
    return await deps.db.$transaction((db) => openAccount(db, call, { passwordHash, isLeaked }))
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    const taken = await deps.db.member.count({ where: { userId: input.userId } })
    throw refuse(taken > 0 ? 'ID_TAKEN' : 'ALREADY_MEMBER')
  }
})

interface Chosen {
  passwordHash: string
  isLeaked: boolean
}

async function openAccount(db: Transaction, call: JoinCall, { passwordHash, isLeaked }: Chosen) {
  const { input, now, refuse } = call
  const person = await takeProof(db, input, 'signUp', now)
  if (!person) return answerAgain(db, call)
  if (!isOldEnough(person.birth, now)) throw refuse('TOO_YOUNG')
  await lockNamesakes(db, person)
  if (await isMember(db, person)) throw refuse('ALREADY_MEMBER')
  const { userId, userPw, email, marketingConsent, thirdPartyConsent } = input
  const verdict = judgeNewPassword(userPw, { userId, ...person })
  if (!verdict.allowed) throw refuse(verdict.reason)
  if (isLeaked) throw refuse('PASSWORD_LEAKED')

  const member: Member = await db.member.create({
    data: {
      ...person,
      userId,
      passwordHash,
      email,
      verifiedAt: now,
      createdAt: now,
      passwordChangedAt: now,
      marketingAgreedAt: marketingConsent ? now : null,
      thirdPartyAgreedAt: thirdPartyConsent ? now : null,
    },
  })
  const given = { terms: true, privacy: true, marketing: marketingConsent, thirdParty: thirdPartyConsent }
  await recordConsents(db, member.memberNo, given, now)
  await claimOldRecords(db, member)
  return { userId: member.userId, name: member.name }
}

/** Pressed again because the answer was lost: this very verification has opened this account. */
async function answerAgain(db: Transaction, { input, deps, now, refuse }: JoinCall) {
  const used = await readUsedProof(db, input, 'signUp', now)
  const { userId, userPw } = input
  const opened = used && { userId, createdAt: used.usedAt, withdrawnAt: null }
  const member = opened && (await db.member.findFirst({ where: opened }))
  if (!member || !(await knowsPassword(deps.pool, member, userPw, now))) throw refuse('PROOF_OVER')
  return { userId, name: member.name }
}

/** A certificate tells no DI, and without one no unique column knows a person who signs up twice at the same instant. */
async function lockNamesakes(db: Transaction, { name, birth }: ProvedPerson): Promise<void> {
  await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`${birth} ${name}`}, 5))`
}
