import type { Database } from '@hygiene/db/connect'
import { denied } from '@hygiene/domain/verdict'
import { type OpenedLogin, openLogin } from '../../member/account/open-login.ts'
import { findLink, isConnected, type OpenLink } from './find-link.ts'

interface LinkTyped {
  authorization: string
  applicationId: string
  disconnects: boolean
  ipAddress: string
  userAgent: string
}

type Redeemed =
  | { allowed: true; login: OpenedLogin; link: OpenLink }
  | { allowed: false; reason: 'LINK_OVER' | 'ALREADY_CONNECTED' }

export async function redeemLink(
  { db, pool }: Pick<Database, 'db' | 'pool'>,
  typed: LinkTyped,
  now: Date,
): Promise<Redeemed> {
  const { authorization, ...wanted } = typed
  const link = await findLink(db, authorization, now)
  if (!link) return denied('LINK_OVER')
  const { tokenHash, memberNo, employeeNo, reason } = link
  if (!wanted.disconnects && (await isConnected(db, memberNo, wanted.applicationId, now))) {
    return denied('ALREADY_CONNECTED')
  }
  const used = await db.linkToken.updateMany({ where: { tokenHash, usedAt: null }, data: { usedAt: now } })
  if (used.count === 0) return denied('LINK_OVER')

  const linked = { employeeNo, reason }
  const login = await openLogin(pool, { ...wanted, memberNo, purgedAttempts: null, now, linked })
  if (login === 'outdated') return denied('LINK_OVER')
  return login === 'connected' ? denied('ALREADY_CONNECTED') : { allowed: true, login, link }
}
