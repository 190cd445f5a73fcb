import { beginPasskeyLogin as contract } from '@hygiene/contracts/member/login/begin-passkey-login'
import { makeChallenge } from '@hygiene/operations/member/account/passkey/challenge'
import { implement } from '../../http/implement.ts'

export const beginPasskeyLogin = implement(contract, async ({ deps, now }) => ({
  challenge: await makeChallenge(deps.db, null, now),
  rpId: deps.config.passkeySite.rpId,
}))
