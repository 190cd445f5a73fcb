import { beginPasskeyLogin as contract } from '@hygiene/contracts/member/login/begin-passkey-login'
import { operation } from '../../kit/operation.ts'
import { makeChallenge } from './passkey-challenge.ts'

export const beginPasskeyLogin = operation(contract, { needs: ['passkeySite'] }, async (call) => ({
  challenge: await makeChallenge(call.db, null, call.now),
  rpId: call.passkeySite.rpId,
}))
