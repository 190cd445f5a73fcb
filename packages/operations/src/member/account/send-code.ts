import { sendCode as contract } from '@hygiene/contracts/member/account/send-code'
import { procedure } from '../../kit/operation.ts'
import { CODE_NEEDS, deliverCode } from './deliver-code.ts'

/** Sent to any phone that asks, member's or not, so that the answer does not tell members from others. */
export const sendCode = procedure(contract, { needs: CODE_NEEDS }, async (call) =>
  deliverCode(call, call.input.phone, null),
)
