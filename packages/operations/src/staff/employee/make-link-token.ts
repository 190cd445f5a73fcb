import { makeLinkToken as contract } from '@hygiene/contracts/member/login/staff/make-link-token'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../kit/operation.ts'
import { newOneTimeToken, oneTimeTokenHash } from '../../member/login/one-time-token.ts'

/** Limits a link to sixty seconds and one use (docs/rules/login.md). */
const LINK_SECONDS = 60

/** Issues a link that opens an operator's account for an employee. The audit log keeps the reason. */
export const makeLinkToken = operation(contract, async ({ db, input, actor, now, log }) => {
  const { employeeNo, memberNo, reason } = input
  // Checks the employee's number that the specification sends: it can only be the caller's own.
  if (employeeNo !== actor.employeeNo) return denied('STAFF_FORBIDDEN')
  const member = await db.member.findFirst({
    where: { memberNo, withdrawnAt: null, dormantAt: null, verifiedAt: { not: null } },
  })
  if (!member) return denied('MEMBER_NOT_FOUND')

  log({ memberNos: [memberNo] })
  const authorization = newOneTimeToken()
  const expiresAt = new Date(now.getTime() + LINK_SECONDS * 1000)
  const tokenHash = oneTimeTokenHash(authorization)
  await db.linkToken.create({
    data: { tokenHash, employeeNo, memberNo, reason, createdAt: now, expiresAt },
  })
  return { authorization, expiresAt }
})
