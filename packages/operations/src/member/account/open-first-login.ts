import type { Database } from '@hygiene/db/connect'
import type { Member } from '@hygiene/db/generated/client'
import { keptUserAgent } from '../login/replace-login.ts'
import { type OpenedLogin, openLogin } from './open-login.ts'

/** The browser in which the login begins. */
export interface JoiningDevice {
  applicationId: string
  ipAddress: string
  userAgent: string
}

/**
 * Logs a person in who has just joined. A repeated call of the same browser ends the login of the call before, whose token
 * was lost on its way; a login begun elsewhere since stands, and the answer is null.
 */
export async function openFirstLogin(
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
