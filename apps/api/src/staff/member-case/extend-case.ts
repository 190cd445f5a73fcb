import { extendCase as contract } from '@hygiene/contracts/staff/member-case/extend-case'
import { extendCase as extend } from '@hygiene/operations/staff/member-case/extend-case'
import { implement } from '../../http/implement.ts'
import { caseView } from '@hygiene/operations/staff/member-case/case-view'

export const extendCase = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const { memberNo } = input
  const { employeeNo } = caller
  const extended = await extend(deps.db, { employeeNo, memberNo, ipAddress }, now)
  if (!extended.allowed) throw refuse(extended.reason)
  const member = await deps.db.member.findUniqueOrThrow({ where: { memberNo } })
  return caseView({ ...extended.case, member }, now)
})
