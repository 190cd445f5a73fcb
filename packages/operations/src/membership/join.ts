import { type Database, isUniqueViolation, type Member, type Transaction, transaction } from '@hygiene/db'
import { denied, isOldEnough, type PasswordChoiceReason } from '@hygiene/domain'
import { judgeNewPassword } from '../login/judge-new-password.ts'
import { knowsPassword } from '../login/knows-password.ts'
import { hashPassword } from '../login/passwords.ts'
import { isMember } from './find-member-of.ts'
import type { LeakedPasswords } from './judge-chosen-password.ts'
import { claimOldRecords } from './old-records.ts'
import { recordConsents } from './record-consents.ts'
import { type JoiningDevice, openFirstLogin } from './open-first-login.ts'
import type { OpenedLogin } from './open-login.ts'
import { type ProofSent, type ProvedPerson, readUsedProof, takeProof } from './take-proof.ts'

interface AccountWanted {
  userId: string
  password: string
  email: string
  marketingConsent: boolean
  thirdPartyConsent: boolean
  proof: ProofSent
  device: JoiningDevice & { network: string }
}

type JoinRefusal = 'PROOF_OVER' | 'ALREADY_MEMBER' | 'ID_TAKEN' | 'TOO_YOUNG' | 'PASSWORD_LEAKED'

type Refused = { allowed: false; reason: JoinRefusal | PasswordChoiceReason }

type Account = { allowed: true; member: Member } | Refused

/** `login` is null where a repeated call finds that the person has logged in elsewhere since. */
type Joined = { allowed: true; member: Member; login: OpenedLogin | null } | Refused

type Deps = Pick<Database, 'db' | 'pool'> & { leakedPasswords: LeakedPasswords }

/**
 * One account per person; of two sign-ups at the same instant with one id the unique column lets one through. The person
 * is logged in with it: the verification and the password have just been shown.
 */
export async function join(deps: Deps, wanted: AccountWanted, now: Date): Promise<Joined> {
  const joined = await findOrOpenAccount(deps, wanted, now)
  if (!joined.allowed) return joined
  const { member } = joined
  return { allowed: true, member, login: await openFirstLogin(deps, member, wanted.device, now) }
}

async function findOrOpenAccount(deps: Deps, wanted: AccountWanted, now: Date): Promise<Account> {
  // Before the transaction: both take longer than everything in it.
  const [passwordHash, isLeaked] = await Promise.all([
    hashPassword(wanted.password),
    deps.leakedPasswords.isLeaked(wanted.password),
  ])
  try {
    return await transaction(deps.db, async (db): Promise<Account> => {
      const person = await takeProof(db, wanted.proof, 'signUp', now)
      if (!person) return answerAgain(db, deps.pool, wanted, now)
      if (!isOldEnough(person.birth, now)) return denied('TOO_YOUNG')
      await lockNamesakes(db, person)
      if (await isMember(db, person)) return denied('ALREADY_MEMBER')
      const verdict = judgeNewPassword(wanted.password, { userId: wanted.userId, ...person })
      if (!verdict.allowed) return verdict
      if (isLeaked) return denied('PASSWORD_LEAKED')
      return openAccount(db, wanted, person, passwordHash, now)
    })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    const taken = await deps.db.member.count({ where: { userId: wanted.userId } })
    return denied(taken > 0 ? 'ID_TAKEN' : 'ALREADY_MEMBER')
  }
}

async function openAccount(
  db: Transaction,
  { userId, email, marketingConsent, thirdPartyConsent }: AccountWanted,
  person: ProvedPerson,
  passwordHash: string,
  now: Date,
): Promise<Account> {
  const member = await db.member.create({
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
  await recordConsents(db, member.memberNo, given, now, { isNew: true })
  await claimOldRecords(db, member)
  return { allowed: true, member }
}

/** Pressed again because the answer was lost: this very verification has opened this account. */
async function answerAgain(
  db: Transaction,
  pool: Database['pool'],
  { userId, password, device: { network }, proof }: AccountWanted,
  now: Date,
): Promise<Account> {
  const used = await readUsedProof(db, proof, 'signUp', now)
  const opened = used && { userId, createdAt: used.usedAt, withdrawnAt: null }
  const member = opened && (await db.member.findFirst({ where: opened }))
  if (!member || !(await knowsPassword(pool, member, { password, network }, now))) return denied('PROOF_OVER')
  return { allowed: true, member }
}

/** A certificate tells no DI, and without one no unique column knows a person who signs up twice at the same instant. */
async function lockNamesakes(db: Transaction, { name, birth }: ProvedPerson): Promise<void> {
  await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`${birth} ${name}`}, 5))`
}
