import { sendPhoneChangeCode as contract } from '@hygiene/contracts/member/account/send-phone-change-code'
import { deliverCode } from '@hygiene/operations/member/account/deliver-code'
import { implement } from '../../http/implement.ts'
import { codeSender } from './code-sender.ts'

export const sendPhoneChangeCode = implement(contract, async (call) => {
  const { input, caller, deps, now, network, refuse } = call
  const wanted = { phone: input.phone, memberNo: caller.memberNo, network }
  const delivery = await deliverCode(codeSender(deps), wanted, now)
  if (!delivery.allowed) throw refuse(delivery.reason)
  return { phoneCodeNo: delivery.phoneCodeNo, expiresAt: delivery.expiresAt }
})
