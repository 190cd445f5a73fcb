import { sendCode as contract } from '@hygiene/contracts/member/account/send-code'
import { deliverCode } from '@hygiene/operations/member/account/deliver-code'
import { implement } from '../../http/implement.ts'
import { codeSender } from './code-sender.ts'

/** Sent to any phone that asks, member's or not, so that the answer does not tell members from others. */
export const sendCode = implement(contract, async ({ input, deps, now, network, refuse }) => {
  const wanted = { phone: input.phone, memberNo: null, network }
  const delivery = await deliverCode(codeSender(deps), wanted, now)
  if (!delivery.allowed) throw refuse(delivery.reason)
  return { phoneCodeNo: delivery.phoneCodeNo, expiresAt: delivery.expiresAt }
})
