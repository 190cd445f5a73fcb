import type { PrismaClient } from '@hygiene/db/generated/client'
import { transaction } from '@hygiene/db/transaction'
import { denied } from '@hygiene/domain/verdict'
import { writeAudit } from '../audit-log/write-audit.ts'
import { newOneTimeToken, oneTimeTokenHash } from '../../member/login/one-time-token.ts'

/** A link works for sixty seconds, once (docs/rules/login.md). */
const LINK_SECONDS = 60

interface LinkWanted {
  employeeNo: number
  memberNo: number
  reason: string
  ipAddress: string
}

type LinkMade =
  | { allowed: true; authorization: string; expiresAt: Date }
  | { allowed: false; reason: 'MEMBER_NOT_FOUND' }

/** A link that opens an operator's account for an employee; the staff's log names the reason first. */
export async function makeLinkToken(client: PrismaClient, wanted: LinkWanted, now: Date): Promise<LinkMade> {
  const { employeeNo, memberNo, reason, ipAddress } = wanted
  const authorization = newOneTimeToken()
  const expiresAt = new Date(now.getTime() + LINK_SECONDS * 1000)
  return transaction(client, async (db) => {
    const member = await db.member.findFirst({
      where: { memberNo, withdrawnAt: null, dormantAt: null, verifiedAt: { not: null } },
    })
    if (!member) return denied('MEMBER_NOT_FOUND')

    const action = { operation: 'makeLinkToken', subject: null }

    const entry = { caller: { employeeNo }, ...action, reason, ipAddress, now }
    await writeAudit(db, { ...entry, memberNos: [memberNo] })
    const tokenHash = oneTimeTokenHash(authorization)
    await db.linkToken.create({
      data: { tokenHash, employeeNo, memberNo, reason, createdAt: now, expiresAt },
    })
    return { allowed: true, authorization, expiresAt }
  })
}
