import type { Database } from '@hygiene/db/connect'
import type { PrismaClient } from '@hygiene/db/generated/client'
import { denied, type Verdict } from '@hygiene/domain/verdict'
import { isIdleTooLong } from '@hygiene/domain/member/account/dormancy'
import { maskUserId } from '@hygiene/domain/member/account/masking'
import { purgeAttempts } from '../login/attempts.ts'
import type { Account } from './count-attempt.ts'
import { type OpenedLogin, openLogin } from './open-login.ts'
import { fallAsleep } from './put-to-sleep.ts'

export interface LoginDevice {
  applicationId: string
  disconnects: boolean
  ipAddress: string
  network: string
  userAgent: string
  dormantAfterDays: number
}

export type LetIn = { allowed: true; account: Account; login: OpenedLogin | null }
type Refused = Exclude<Verdict<'DORMANT_ACCOUNT' | 'ALREADY_CONNECTED'>, { allowed: true }> | MergedAway

/** Reports an account that was merged into another one of the same person; `about` is that one's masked id. */
export interface MergedAway {
  allowed: false
  reason: 'MERGED_ACCOUNT'
  about: string
}

/**
 * Opens a login for a person who has proved the password or a passkey (specification section 4). Returns `outdated` if the person
 * has withdrawn or changed the password since.
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
  // A successful login clears earlier failures. A correct secret also clears them if no login is opened.
  if (login === 'connected') await purgeAttempts(pool, purgedAttempts)
  if (account.dormantAt) return denied('DORMANT_ACCOUNT')
  if (!account.verifiedAt) return { allowed: true, account, login: null }
  return login === 'connected' ? denied('ALREADY_CONNECTED') : { allowed: true, account, login }
}

async function wakeful(db: PrismaClient, account: Account, afterDays: number, now: Date): Promise<Account> {
  if (account.dormantAt || !isIdleTooLong(account, afterDays, now)) return account
  await fallAsleep(db, account.memberNo, now)
  return { ...account, dormantAt: now }
}
