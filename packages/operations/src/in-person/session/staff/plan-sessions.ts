import { planSessions as contract } from '@hygiene/contracts/in-person/session/staff/plan-sessions'
import { denied, branchesOf, isOfBranches } from '@hygiene/domain'
import { type PlannedDay, planSessions as plan } from '../plan-sessions.ts'
import { query } from '../../../kit/operation.ts'

export const planSessions = query(contract, async ({ input, actor, db, now }) => {
  const { pattern, ...wanted } = input
  if (!isOfBranches(branchesOf(actor), wanted.branchNo)) return denied('BRANCH_NOT_FOUND')
  const planned = await plan(db, wanted, pattern, now)
  if (!planned.allowed) return denied(planned.reason)
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
