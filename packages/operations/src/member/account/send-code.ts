import { sendCode as contract } from '@hygiene/contracts/member/account/send-code'
import { procedure } from '../../kit/operation.ts'
import { CODE_NEEDS, deliverCode } from './deliver-code.ts'

/** Sends to any phone, a member's or not, so that the answer does not reveal members. */
export const sendCode = procedure(contract, { needs: CODE_NEEDS }, async (call) =>
  deliverCode(call, call.input.phone, null),
)
