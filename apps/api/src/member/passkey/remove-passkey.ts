import { removePasskey as contract } from '@hygiene/contracts/member/passkey/remove-passkey'
import { removePasskey as remove } from '@hygiene/operations/member/account/passkey/remove-passkey'
import { implement } from '../../http/implement.ts'

export const removePasskey = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const verdict = await remove(deps.db, caller.memberNo, input.passkeyNo, now)
  if (!verdict.allowed) throw refuse(verdict.reason)
  return {}
})
