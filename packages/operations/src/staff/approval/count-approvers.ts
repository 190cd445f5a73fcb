import { countApprovers as contract } from '@hygiene/contracts/staff/approval/count-approvers'
import { approvalEndsAt } from '@hygiene/domain/staff/approval/approval-verdict'
import { approvingRoles } from '@hygiene/domain/staff/approval/approval'
import { staffSecondsLeft } from '@hygiene/domain/staff/employee/staff-clock'
import { isOnlyHeadquarters } from '../employee/invite-employee.ts'
import { query } from '../../kit/operation.ts'

export const countApprovers = query(contract, async ({ input, actor, db, now }) => {
  const approvers = await db.employee.findMany({
    where: {
      role: { in: approvingRoles(input.kind) },
      disabledAt: null,
      employeeNo: { not: actor.employeeNo },
    },
    select: { sessions: { where: { endedAt: null, provedAt: { not: null } } } },
  })
  const loggedIn = approvers.filter(({ sessions }) =>
    sessions.some((login) => staffSecondsLeft(login, now) > 0),
  )
  return {
    count: approvers.length,
    loggedIn: loggedIn.length,
    mayInviteSecond: input.kind === 'inviteEmployee' && (await isOnlyHeadquarters(db, actor.employeeNo)),
    endsAt: approvalEndsAt(now),
  }
})
