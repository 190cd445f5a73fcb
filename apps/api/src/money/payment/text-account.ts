import { textAccount as contract } from '@hygiene/contracts/money/payment/text-account'
import { textAccount as text } from '@hygiene/operations/money/payment/text-account'
import { implement } from '../../http/implement.ts'

/** Only the end of the number is answered: enough to know the telephone by. */
export const textAccount = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const texted = await text(deps.db, { memberNo: caller.memberNo, ...input }, now)
  if (!texted.allowed) throw refuse(texted.reason)
  return { phoneEnd: texted.phone.slice(-4) }
})
