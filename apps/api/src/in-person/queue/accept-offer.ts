import { acceptOffer as contract } from '@hygiene/contracts/in-person/queue/accept-offer'
import { acceptOffer as accept } from '@hygiene/operations/in-person/queue/accept-offer'
import { implement } from '../../http/implement.ts'

export const acceptOffer = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const { waitingNo } = input
  const accepted = await accept(deps.db, { waitingNo, memberNo: caller.memberNo }, now)
  if (!accepted.allowed) throw refuse(accepted.reason)
  return accepted.seat
})
