import { sendCode as contract } from '@hygiene/contracts'
import { implement } from '../http/implement.ts'
import { deliverCode } from './deliver-code.ts'

/** Sent to any phone that asks, member's or not: the answer tells nobody who is one. */
export const sendCode = implement(contract, async ({ input, deps, now, ipAddress, refuse }) => {
  const wanted = { phone: input.phone, purpose: 'findId' as const, memberNo: null, ipAddress, now }
  const delivery = await deliverCode(deps, wanted)
  if (delivery.outcome !== 'sent') throw refuse(delivery.outcome)
  return delivery
})
