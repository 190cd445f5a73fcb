import { planSessions as contract } from '@hygiene/contracts/in-person/session/staff/plan-sessions'
import { branchesOf, isOfBranches } from '@hygiene/domain'
import { type PlannedDay, planSessions as plan } from '@hygiene/operations/in-person/session/plan-sessions'
import { implement } from '../../../http/implement.ts'

export const planSessions = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const { pattern, ...wanted } = input
  if (!isOfBranches(branchesOf(caller), wanted.branchNo)) throw refuse('BRANCH_NOT_FOUND')
  const planned = await plan(deps.db, wanted, pattern, now)
  if (!planned.allowed) throw refuse(planned.reason)
  return { days: planned.days.map(shown) }
})

function shown({ startsAt, endsAt, applyOpensAt, applyClosesAt, venueTakenBy, lessons, ...day }: PlannedDay) {
  return {
    ...day,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    applyOpensAt: applyOpensAt.toISOString(),
    applyClosesAt: applyClosesAt.toISOString(),
    lessons: lessons.map((lesson) => ({
      ...lesson,
      startsAt: lesson.startsAt.toISOString(),
      endsAt: lesson.endsAt.toISOString(),
    })),
    venueTakenBy: venueTakenBy && {
      sessionNo: venueTakenBy.sessionNo,
      startsAt: venueTakenBy.startsAt.toISOString(),
      endsAt: venueTakenBy.endsAt.toISOString(),
      branchName: venueTakenBy.branch.name,
    },
  }
}
