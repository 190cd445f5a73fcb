import { sendPhoneChangeCode as contract } from '@hygiene/contracts'
import { implement } from '../http/implement.ts'
import { deliverCode } from './deliver-code.ts'

export const sendPhoneChangeCode = implement(contract, async (call) => {
  const { input, caller, deps, now, ipAddress, refuse } = call
  const { memberNo } = caller
  const wanted = { phone: input.phone, purpose: 'changePhone' as const, memberNo, ipAddress, now }
  const delivery = await deliverCode(deps, wanted)
  if (delivery.outcome !== 'sent') throw refuse(delivery.outcome)
  return delivery
})
