import { readHome as contract } from '@hygiene/contracts/staff-home/read-home'
import type { PrismaClient } from '@hygiene/db'
import { branchesOf, isNextYearDue, type MissingPart, missingOfNextYear, staffMay } from '@hygiene/domain'
import { comingCourses } from '@hygiene/operations/education/version/coming-courses'
import { implement } from '../http/implement.ts'
import { readDeadlines } from './read-deadlines.ts'
import { readHalls } from './read-halls.ts'
import { readMovement } from './read-movement.ts'
import { readQueues } from './read-queues.ts'

/** Each part by statements of its own, side by side: none waits for another. */
export const readHome = implement(contract, async ({ caller, deps, now }) => {
  const scope = branchesOf(caller)
  const seesSessions = staffMay(caller.role, 'readSessions')
  const [queues, halls, deadlines, movement, nextYear] = await Promise.all([
    readQueues(deps.pool, caller, scope, now),
    seesSessions ? readHalls(deps.pool, scope, now) : [],
    readDeadlines(deps.pool, { scope, seesSessions }, now),
    scope === null ? readMovement(deps.pool, now) : null,
    staffMay(caller.role, 'readCourses') ? readMissing(deps.db, now) : [],
  ])
  return { asOf: now.toISOString(), queues, halls, deadlines, movement, nextYear }
})

/** Not even looked for before it is due. */
async function readMissing(db: PrismaClient, now: Date): Promise<MissingPart[]> {
  if (!isNextYearDue(now)) return []
  const { pairs, hasSurvey } = await comingCourses(db, now)
  return missingOfNextYear(pairs, hasSurvey, now)
}
