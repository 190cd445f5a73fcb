import { joinWaitingList as contract } from '@hygiene/contracts/in-person/queue/join-waiting-list'
import { joinWaitingList as join } from '@hygiene/operations/in-person/queue/join-waiting-list'
import { implement } from '../../http/implement.ts'

export const joinWaitingList = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const { inPersonEnrolmentNo, sessionNo } = input
  const joined = await join(deps.db, { memberNo: caller.memberNo, inPersonEnrolmentNo, sessionNo }, now)
  if (!joined.allowed) throw refuse(joined.reason)
  return { waitingNo: joined.waitingNo, position: joined.position }
})
