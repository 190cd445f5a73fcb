import { forecastCancellation as contract } from '@hygiene/contracts/in-person/session/staff/forecast-cancellation'
import { forecastCancellation as perform } from '@hygiene/operations/in-person/session/forecast-cancellation'
import { implement } from '../../../http/implement.ts'
import { isOwnSession } from './own-sessions.ts'

export const forecastCancellation = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const { sessionNo, replacedByNo = null } = input
  for (const no of replacedByNo === null ? [sessionNo] : [sessionNo, replacedByNo]) {
    if (!(await isOwnSession(deps.db, caller, no))) throw refuse('SESSION_NOT_FOUND')
  }
  const answer = await perform(deps.db, { sessionNo, replacedByNo }, now)
  if (!answer.allowed) throw refuse(answer.reason)
  const { forecast, waiting, waitingWithSeat } = answer
  return { ...forecast, waiting, waitingWithSeat }
})
