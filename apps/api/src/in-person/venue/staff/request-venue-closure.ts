import { requestVenueClosure as contract } from '@hygiene/contracts/in-person/venue/staff/request-venue-closure'
import { requestVenueClosure as request } from '@hygiene/operations/in-person/venue-closure/request-venue-closure'
import { implement } from '../../../http/implement.ts'

export const requestVenueClosure = implement(
  contract,
  async ({ input, caller, deps, ipAddress, now, refuse }) => {
    const { venueNo, fromOn, moves, ...asked } = input
    const asking = { ...asked, maker: { ...caller, ipAddress } }
    const requested = await request(deps.db, { venueNo, fromOn, moves }, asking, now)
    if (!requested.allowed) throw refuse(requested.reason)
    return { approvalNo: requested.approvalNo }
  },
)
