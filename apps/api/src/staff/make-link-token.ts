import { makeLinkToken as contract } from '@hygiene/contracts'
import { newOneTimeToken, oneTimeTokenHash } from '../credentials/one-time-token.ts'
import { implement } from '../http/implement.ts'
import { writeAudit } from '../http/write-audit.ts'

/** Decisions, linked login: sixty seconds, once. */
const LINK_SECONDS = 60

export const makeLinkToken = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const { memberNo, reason } = input
  // The specification sends the employee's number; it can only be one's own.
  if (input.employeeNo !== caller.employeeNo) throw refuse('STAFF_FORBIDDEN')
  const member = await deps.db.member.findFirst({
    where: { memberNo, withdrawnAt: null, dormantAt: null, verifiedAt: { not: null } },
  })
  if (!member) throw refuse('MEMBER_NOT_FOUND')

  const authorization = newOneTimeToken()
  const expiresAt = new Date(now.getTime() + LINK_SECONDS * 1000)
  await deps.db.$transaction(async (db) => {
    await writeAudit(db, { caller, action: 'makeLinkToken', reason, ipAddress, now, memberNos: [memberNo] })
    const tokenHash = oneTimeTokenHash(authorization)
    const { employeeNo } = caller
    await db.linkToken.create({
      data: { tokenHash, employeeNo, memberNo, reason, createdAt: now, expiresAt },
    })
  })
  return { authorization, expiresAt: expiresAt.toISOString() }
})
