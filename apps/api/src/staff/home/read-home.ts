import { readHome as contract } from '@hygiene/contracts/staff/home/read-home'
import { branchesOf, staffMay } from '@hygiene/domain'
import { implement } from '../../http/implement.ts'
import { readDeadlines } from './read-deadlines.ts'
import { readVenues } from './read-venues.ts'
import { readMovement } from './read-movement.ts'
import { readQueues } from './read-queues.ts'

/** Each part by statements of its own, side by side: none waits for another. */
export const readHome = implement(contract, async ({ caller, deps, now }) => {
  const scope = branchesOf(caller)
  const seesSessions = staffMay(caller.role, 'readSessions')
  const [queues, venues, deadlines, movement] = await Promise.all([
    readQueues(deps.pool, caller, scope, now),
    seesSessions ? readVenues(deps.pool, scope, now) : [],
    readDeadlines(deps.pool, { scope, seesSessions }, now),
    scope === null ? readMovement(deps.pool, now) : null,
  ])
  return { asOf: now.toISOString(), queues, venues, deadlines, movement }
})
