import { openCase as contract } from '@hygiene/contracts/staff/member-case/open-case'
import { branchesOf } from '@hygiene/domain'
import { openCase as open } from '@hygiene/operations/staff/member-case/open-case'
import { implement } from '../../http/implement.ts'
import { caseView } from '@hygiene/operations/staff/member-case/case-view'

export const openCase = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const { employeeNo } = caller
  const opened = await open(deps.db, { ...input, employeeNo, branches: branchesOf(caller), ipAddress }, now)
  if (!opened.allowed) throw refuse(opened.reason)
  const { memberNo } = input
  const member = await deps.db.member.findUniqueOrThrow({ where: { memberNo } })
  return caseView({ ...opened.case, member }, now)
})
