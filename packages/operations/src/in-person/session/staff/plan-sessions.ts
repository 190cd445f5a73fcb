import { planSessions as contract } from '@hygiene/contracts/in-person/session/staff/plan-sessions'
import { branchesOf, isOfBranches } from '@hygiene/domain/staff/employee/branch-scope'
import { denied } from '@hygiene/domain/verdict'
import { MOST_SERIES_DAYS, seriesDays } from '@hygiene/domain/in-person/series/series-days'
import { seoulDay } from '@hygiene/domain/time/seoul-day'
import { query } from '../../../kit/operation.ts'
import { judgeDays, judgeSeries, type PlannedDay } from '../plan-sessions.ts'

/** Previews each day of a series without locks or writes. */
export const planSessions = query(contract, async ({ input, actor, db, now }) => {
  const { pattern, ...wanted } = input
  if (!isOfBranches(branchesOf(actor), wanted.branchNo)) return denied('BRANCH_NOT_FOUND')
  const venue = await db.venue.findUnique({ where: { venueNo: wanted.venueNo } })
  const verdict = await judgeSeries(db, wanted, venue)
  if (!verdict.allowed) return verdict
  const kept = await db.workingHoliday.findMany()
  const days = seriesDays(pattern, new Map(kept.map(({ day, name }) => [seoulDay(day), name])))
  if (days.length > MOST_SERIES_DAYS) return denied('SERIES_TOO_LONG')
  return { days: (await judgeDays(db, wanted, days, now)).map(shown) }
})

function shown({ startsAt, endsAt, applyOpensAt, applyClosesAt, venueTakenBy, lessons, ...day }: PlannedDay) {
  return {
    ...day,
    startsAt,
    endsAt,
    applyOpensAt,
    applyClosesAt,
    lessons: lessons.map((lesson) => ({
      ...lesson,
      startsAt: lesson.startsAt,
      endsAt: lesson.endsAt,
    })),
    venueTakenBy: venueTakenBy && {
      sessionNo: venueTakenBy.sessionNo,
      startsAt: venueTakenBy.startsAt,
      endsAt: venueTakenBy.endsAt,
      branchName: venueTakenBy.branch.name,
    },
  }
}
