import { z } from 'zod'
import { identityChannel } from './identity-channel.ts'
import { visitorWrites } from '../../kit/declare.ts'
import { identityPurpose } from './proof-fields.ts'

/** Opens an identity verification outside a course and binds it to this browser by a secret. */
export const beginIdentityProof = visitorWrites('/api/user/beginIdentityProof', {
  input: z.object({ purpose: identityPurpose, method: identityChannel }),
  entity: z.object({
    identityVerificationId: z.string(),
    proofSecret: z.string(),
    storeId: z.string(),
    channelKey: z.string(),
    sdkUrl: z.string(),
  }),
  refusals: ['IDENTITY_CHANNEL_CLOSED', 'LOGIN_REQUIRED'],
  perMinute: 60,
})
