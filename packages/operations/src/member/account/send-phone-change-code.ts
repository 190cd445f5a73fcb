import { sendPhoneChangeCode as contract } from '@hygiene/contracts/member/account/send-phone-change-code'
import { procedure } from '../../kit/operation.ts'
import { CODE_NEEDS, deliverCode } from './deliver-code.ts'

export const sendPhoneChangeCode = procedure(contract, { needs: CODE_NEEDS }, async (call) =>
  deliverCode(call, call.input.phone, call.actor.memberNo),
)
