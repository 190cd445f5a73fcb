import { beginIdentityProof as contract } from '@hygiene/contracts/member/identity-check/begin-identity-proof'
import { beginIdentityProof as begin } from '@hygiene/operations/member/identity-check/begin-identity-proof'
import { implement } from '../../http/implement.ts'
import { channelOf } from './identity-channel.ts'

export const beginIdentityProof = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const { purpose, method } = input
  if (purpose === 'renewIdentity' && !caller) throw refuse('LOGIN_REQUIRED')
  const channelKey = channelOf(method, deps.config)
  if (channelKey === null) throw refuse('IDENTITY_CHANNEL_CLOSED')

  const begun = await begin(deps.db, { purpose, method, memberNo: caller?.memberNo ?? null }, now)
  const { PORTONE_SDK_URL: sdkUrl, PORTONE_STORE_ID: storeId } = deps.config
  return { ...begun, storeId, channelKey, sdkUrl }
})
