import type { Database } from '@hygiene/db/connect'
import type { PrismaClient } from '@hygiene/db/generated/client'
import { denied, type Verdict } from '@hygiene/domain/verdict'
import { isIdleTooLong } from '@hygiene/domain/member/account/dormancy'
import { maskUserId } from '@hygiene/domain/member/account/masking'
import { purgeAttempts } from '../login/attempts.ts'
import type { Account } from './count-attempt.ts'
import { type OpenedLogin, openLogin } from './open-login.ts'
import { fallAsleep } from './put-to-sleep.ts'

/** The browser that logs in, and its wishes. */
export interface LoginDevice {
  applicationId: string
  /** End the other login instead of standing back. */
  disconnects: boolean
  ipAddress: string
  /** Counts failures; the address in full goes into the login's row. */
  network: string
  userAgent: string
  dormantAfterDays: number
}

/** `login` is null for an account that is not verified: there is nothing yet to log out of. */
export type LetIn = { allowed: true; account: Account; login: OpenedLogin | null }
type Refused = Exclude<Verdict<'DORMANT_ACCOUNT' | 'ALREADY_CONNECTED'>, { allowed: true }> | MergedAway

/** The account was closed for another one of the same person; `about` names its id, masked. */
export interface MergedAway {
  allowed: false
  reason: 'MERGED_ACCOUNT'
  about: string
}

/**
 * Opens a login for a person who has shown the password or a passkey (specification section 4). `outdated`: the person has
 * left, or has another password by now.
 */
export async function letIn(
  { db, pool }: Pick<Database, 'db' | 'pool'>,
  found: Account,
  device: LoginDevice & { isByPasskey: boolean },
  now: Date,
): Promise<LetIn | Refused | 'outdated'> {
  const { dormantAfterDays, network, ...wanted } = device
  if (found.mergedIntoId !== null) {
    await purgeAttempts(pool, { key: found.userId, network })
    return { allowed: false, reason: 'MERGED_ACCOUNT', about: maskUserId(found.mergedIntoId) }
  }
  const account = await wakeful(db, found, dormantAfterDays, now)
  const { memberNo, userId, passwordHash, earlier } = account
  const purgedAttempts = { key: userId, network }
  const isIn = account.dormantAt === null && account.verifiedAt !== null
  const login = isIn
    ? await openLogin(pool, { ...wanted, memberNo, passwordHash, purgedAttempts, seen: earlier, now })
    : 'connected'
  if (login === 'outdated') return login
  // Opening a login forgets the slips before it; the right secret does so also where none is opened.
  if (login === 'connected') await purgeAttempts(pool, purgedAttempts)
  if (account.dormantAt) return denied('DORMANT_ACCOUNT')
  if (!account.verifiedAt) return { allowed: true, account, login: null }
  return login === 'connected' ? denied('ALREADY_CONNECTED') : { allowed: true, account, login }
}

/** A person who stayed away too long finds the account asleep; the nightly job would have said so, too. */
async function wakeful(db: PrismaClient, account: Account, afterDays: number, now: Date): Promise<Account> {
  if (account.dormantAt || !isIdleTooLong(account, afterDays, now)) return account
  await fallAsleep(db, account.memberNo, now)
  return { ...account, dormantAt: now }
}
