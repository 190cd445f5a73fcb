import { beginPasskey as contract } from '@hygiene/contracts/member/passkey/begin-passkey'
import { beginPasskey as begin } from '@hygiene/operations/member/account/passkey/begin-passkey'
import { implement } from '../../http/implement.ts'

export const beginPasskey = implement(contract, async ({ input, caller, deps, now, network, refuse }) => {
  const begun = await begin(deps, { ...caller, network }, input.userPw, now)
  if (!begun.allowed) throw refuse(begun.reason)
  return { ...begun, rpId: deps.config.passkeySite.rpId }
})
