import { randomBytes } from 'node:crypto'
import { beginIdentityProof as contract } from '@hygiene/contracts/member/identity-check/begin-identity-proof'
import { IdentityMethod } from '@hygiene/domain/text'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../kit/operation.ts'
import { newOneTimeToken, oneTimeTokenHash } from '../login/one-time-token.ts'
import { CHANNEL_NEEDS, channelOf } from './identity-channel.ts'

/** Only the browser that began the verification holds the secret, so an intercepted id is worthless. */
export const beginIdentityProof = operation(
  contract,
  { needs: [...CHANNEL_NEEDS, 'PORTONE_SDK_URL', 'PORTONE_STORE_ID'] },
  async (call) => {
    const { db, input, actor, now, PORTONE_SDK_URL: sdkUrl, PORTONE_STORE_ID: storeId } = call
    const { purpose, method } = input
    if (purpose === 'renewIdentity' && !actor) return denied('LOGIN_REQUIRED')
    const channelKey = channelOf(method, call)
    if (channelKey === null) return denied('IDENTITY_CHANNEL_CLOSED')

    const identityVerificationId = `identity${randomBytes(16).toString('hex')}`
    const proofSecret = newOneTimeToken()
    await db.identityProof.create({
      data: {
        identityVerificationId,
        purpose,
        secretHash: oneTimeTokenHash(proofSecret),
        memberNo: actor?.memberNo ?? null,
        method: IdentityMethod[method],
        requestedAt: now,
      },
    })
    return { identityVerificationId, proofSecret, storeId, channelKey, sdkUrl }
  },
)
