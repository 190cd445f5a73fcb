import { askAboutFormerAccount } from '@hygiene/contracts/platform/job/ask-about-former-account'
import type { Database, Transaction } from '@hygiene/db/connect'
import type { Member } from '@hygiene/db/generated/client'
import { handOver } from '@hygiene/db/outbox'
import { transaction } from '@hygiene/db/transaction'
import { isUniqueViolation } from '@hygiene/db/unique-violation'
import { isOldEnough } from '@hygiene/domain/member/account/joining-age'
import type { PasswordChoiceReason } from '@hygiene/domain/member/account/password-choice'
import { denied } from '@hygiene/domain/verdict'
import { claimOldRecords } from '../../education/old-record/claim-old-records.ts'
import { isMember } from '../identity-check/find-member-of.ts'
import { type ProofSent, type ProvedPerson, readUsedProof, takeProof } from '../identity-check/take-proof.ts'
import { judgeNewPassword } from '../login/judge-new-password.ts'
import { knowsPassword } from '../login/knows-password.ts'
import { hashPassword } from '../login/passwords.ts'
import { keptUserAgent } from '../login/replace-login.ts'
import { recordConsents } from '../policy/record-consents.ts'
import { claimFormerMember, findFormerClaim } from './former-claims.ts'
import type { LeakedPasswords } from './judge-chosen-password.ts'
import { type OpenedLogin, openLogin } from './open-login.ts'

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

type FormerRecords = 'linked' | 'asked' | null

type Account = { allowed: true; member: Member; formerRecords: FormerRecords } | Refused

/** `login` is null if a repeated call finds that the person has logged in elsewhere since. */
type Joined =
  | { allowed: true; member: Member; formerRecords: FormerRecords; login: OpenedLogin | null }
  | Refused

type Deps = Pick<Database, 'db' | 'pool'> & { leakedPasswords: LeakedPasswords }

/**
 * Creates one account per person and logs the person in, as identity and password have just been proved. If two sign-ups use the
 * same id at once, the unique column refuses the later one.
 */
export async function join(deps: Deps, wanted: AccountWanted, now: Date): Promise<Joined> {
  const joined = await findOrOpenAccount(deps, wanted, now)
  if (!joined.allowed) return joined
  const login = await openFirstLogin(deps, joined.member, wanted.device, now)
  return { ...joined, login }
}

async function findOrOpenAccount(deps: Deps, wanted: AccountWanted, now: Date): Promise<Account> {
  // Runs before the transaction, because both calls take longer than everything in it.
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
  wanted: AccountWanted,
  person: ProvedPerson,
  passwordHash: string,
  now: Date,
): Promise<Account> {
  const { userId, email, marketingConsent, thirdPartyConsent } = wanted
  const columns = {
    ...person,
    userId,
    passwordHash,
    verifiedAt: now,
    passwordChangedAt: now,
    marketingAgreedAt: marketingConsent ? now : null,
    thirdPartyAgreedAt: thirdPartyConsent ? now : null,
  }
  const claim = await findFormerClaim(db, person)
  if (claim.is === 'own')
    return takeOver(db, claim.memberNo, { ...columns, ...(email && { email }) }, wanted, now)
  const member = await db.member.create({ data: { ...columns, email, createdAt: now } })
  await recordConsents(db, member.memberNo, consentsOf(wanted), now, { isNew: true })
  await claimOldRecords(db, member)
  if (claim.is === 'none') return { allowed: true, member, formerRecords: null }
  await handOver(db, askAboutFormerAccount, { memberNo: member.memberNo })
  return { allowed: true, member, formerRecords: 'asked' }
}

async function takeOver(
  db: Transaction,
  memberNo: number,
  columns: Parameters<typeof claimFormerMember>[2],
  wanted: AccountWanted,
  now: Date,
): Promise<Account> {
  const { marketingAgreedAt } = await db.member.findUniqueOrThrow({ where: { memberNo } })
  const member = await claimFormerMember(db, memberNo, columns, now)
  if (!member) return denied('ALREADY_MEMBER')
  await recordConsents(db, memberNo, consentsOf(wanted), now, { isNew: marketingAgreedAt === null })
  await claimOldRecords(db, member)
  return { allowed: true, member, formerRecords: 'linked' }
}

const consentsOf = ({ marketingConsent, thirdPartyConsent }: AccountWanted) => ({
  terms: true,
  privacy: true,
  marketing: marketingConsent,
  thirdParty: thirdPartyConsent,
})

/** Handles a repeated request whose answer was lost: the same verification has already opened this account. */
async function answerAgain(
  db: Transaction,
  pool: Database['pool'],
  { userId, password, device: { network }, proof }: AccountWanted,
  now: Date,
): Promise<Account> {
  const used = await readUsedProof(db, proof, 'signUp', now)
  const opened = used && { userId, verifiedAt: used.usedAt, withdrawnAt: null }
  const member = opened && (await db.member.findFirst({ where: opened, include: { formerAccounts: true } }))
  if (!member || !(await knowsPassword(pool, member, { password, network }, now))) return denied('PROOF_OVER')
  return { allowed: true, member, formerRecords: member.formerAccounts.length > 0 ? 'linked' : null }
}

/** A certificate-based verification supplies no DI, so no unique column detects two simultaneous sign-ups of one person. */
async function lockNamesakes(db: Transaction, { name, birth }: ProvedPerson): Promise<void> {
  await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`${birth} ${name}`}, 5))`
}

interface JoiningDevice {
  applicationId: string
  ipAddress: string
  userAgent: string
}

/**
 * Logs in a person who has just joined. A repeated call from the same browser replaces the login whose token was lost. If a login
 * began elsewhere, it is kept and the result is null.
 */
async function openFirstLogin(
  { db, pool }: Pick<Database, 'db' | 'pool'>,
  { memberNo, passwordHash }: Member,
  device: JoiningDevice,
  now: Date,
): Promise<OpenedLogin | null> {
  const earlier = { memberNo, applicationId: device.applicationId, endedAt: null }
  const live = await db.login.findFirst({ where: earlier })
  const disconnects = live !== null && live.userAgent === keptUserAgent(device.userAgent)
  const wanted = { ...device, memberNo, passwordHash, purgedAttempts: null, disconnects, now }
  const opened = await openLogin(pool, wanted)
  return opened === 'connected' || opened === 'outdated' ? null : opened
}
