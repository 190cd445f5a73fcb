import { verifyMember as contract } from '@hygiene/contracts/member/account/staff/verify-member'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { verifyMember as verify } from '@hygiene/operations/member/account/verify-member'
import { implement } from '../../../http/implement.ts'
import { foundMember } from '../../../http/found-member.ts'

export const verifyMember = implement(contract, async (call) => {
  const { input, caller, deps, ipAddress, now, refuse } = call
  const { memberNo, reason } = input
  const action = { operation: 'verifyMember', subject: null }
  const entry = { caller, ...action, reason, ipAddress, now, memberNos: [memberNo] }
  const verdict = await verify(deps.db, { memberNo, alongside: (db) => writeAudit(db, entry) }, now)
  if (!verdict.allowed) throw refuse(verdict.reason)
  const member = await deps.db.member.findUniqueOrThrow({ where: { memberNo }, include: { logins: true } })
  return foundMember(member, now)
})
