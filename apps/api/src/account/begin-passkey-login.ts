import { beginPasskeyLogin as contract } from '@hygiene/contracts/account/begin-passkey-login'
import { makeChallenge } from '@hygiene/operations/membership/passkey/challenge'
import { implement } from '../http/implement.ts'

export const beginPasskeyLogin = implement(contract, async ({ deps, now }) => ({
  challenge: await makeChallenge(deps.db, null, now),
  rpId: deps.config.passkeySite.rpId,
}))
