import { leaveWaitingList as contract } from '@hygiene/contracts/in-person/queue/leave-waiting-list'
import { leaveWaitingList as leave } from '@hygiene/operations/in-person/queue/leave-waiting-list'
import { implement } from '../../http/implement.ts'

export const leaveWaitingList = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const { waitingNo } = input
  const verdict = await leave(deps.db, { waitingNo, memberNo: caller.memberNo }, now)
  if (!verdict.allowed) throw refuse(verdict.reason)
  return { waitingNo }
})
