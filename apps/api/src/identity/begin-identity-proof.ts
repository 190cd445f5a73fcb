import { randomBytes } from 'node:crypto'
import { beginIdentityProof as contract } from '@hygiene/contracts'
import { IdentityMethod } from '@hygiene/domain'
import { newOneTimeToken, oneTimeTokenHash } from '../credentials/one-time-token.ts'
import { implement } from '../http/implement.ts'
import { channelOf } from './identity-channel.ts'

/** The secret stays with the browser that asked: an id overheard elsewhere is worth nothing. */
export const beginIdentityProof = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const { purpose, method } = input
  if (purpose === 'renewIdentity' && !caller) throw refuse('LOGIN_REQUIRED')
  const channelKey = channelOf(method, deps.config)
  if (channelKey === null) throw refuse('IDENTITY_WAY_CLOSED')

  const identityVerificationId = `identity${randomBytes(16).toString('hex')}`
  const proofSecret = newOneTimeToken()
  await deps.db.identityProof.create({
    data: {
      identityVerificationId,
      purpose,
      secretHash: oneTimeTokenHash(proofSecret),
      memberNo: caller?.memberNo ?? null,
      method: IdentityMethod[method],
      requestedAt: now,
    },
  })
  const { PORTONE_SDK_URL: sdkUrl, PORTONE_STORE_ID: storeId } = deps.config
  return { identityVerificationId, proofSecret, storeId, channelKey, sdkUrl }
})
