import { moveSeat as contract } from '@hygiene/contracts/in-person/seat/move-seat'
import { moveSeat as move } from '@hygiene/operations/in-person/seat/move-seat'
import { implement } from '../../http/implement.ts'
import { sessionDayOf, venueOf } from '../session/session-view.ts'

export const moveSeat = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const { inPersonEnrolmentNo, applicationNo, sessionNo, venueNo } = input
  const { memberNo } = caller
  const moved = await move(deps.db, { memberNo, inPersonEnrolmentNo, applicationNo, sessionNo, venueNo }, now)
  if (!moved.allowed) throw refuse(moved.reason)
  return {
    inPersonEnrolmentNo,
    applicationNo: moved.applicationNo,
    sessionNo,
    sessionDay: sessionDayOf(moved.session),
    venue: venueOf(moved.venue),
  }
})
