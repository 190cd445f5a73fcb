import { countApprovers as contract } from '@hygiene/contracts/staff/approval/count-approvers'
import { approvalEndsAt, approvingRoles, staffSecondsLeft } from '@hygiene/domain'
import { isOnlyHeadquarters } from '@hygiene/operations/staff/employee/invite-employee'
import { implement } from '../../http/implement.ts'

export const countApprovers = implement(contract, async ({ input, caller, deps, now }) => {
  const approvers = await deps.db.employee.findMany({
    where: {
      role: { in: approvingRoles(input.kind) },
      disabledAt: null,
      employeeNo: { not: caller.employeeNo },
    },
    select: { sessions: { where: { endedAt: null, provedAt: { not: null } } } },
  })
  const loggedIn = approvers.filter(({ sessions }) =>
    sessions.some((login) => staffSecondsLeft(login, now) > 0),
  )
  return {
    count: approvers.length,
    loggedIn: loggedIn.length,
    mayInviteSecond:
      input.kind === 'inviteEmployee' && (await isOnlyHeadquarters(deps.db, caller.employeeNo)),
    endsAt: approvalEndsAt(now).toISOString(),
  }
})
