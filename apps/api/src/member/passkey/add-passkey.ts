import { addPasskey as contract } from '@hygiene/contracts/member/passkey/add-passkey'
import { addPasskey as add } from '@hygiene/operations/member/account/passkey/add-passkey'
import { implement } from '../../http/implement.ts'

export const addPasskey = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const { passkeyName: name, ...made } = input
  const added = await add(deps.db, deps.config.passkeySite, caller.memberNo, { ...made, name }, now)
  if (!added.allowed) throw refuse(added.reason)
  return { passkeyNo: added.passkeyNo }
})
