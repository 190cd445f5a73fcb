import { z } from 'zod'
import { identityWay } from './identity-way.ts'
import { endpoint } from '../../kit/index.ts'
import { identityPurpose } from './proof-fields.ts'

/** Opens an identity verification outside of a course, bound to this browser by a secret; ours. */
export const beginIdentityProof = endpoint({
  operation: 'beginIdentityProof',
  methods: ['POST'],
  path: '/api/user/beginIdentityProof',
  access: 'anyone',
  effect: 'writes',
  sends: 'json',
  input: z.object({ purpose: identityPurpose, method: identityWay }),
  entity: z.object({
    identityVerificationId: z.string(),
    proofSecret: z.string(),
    storeId: z.string(),
    channelKey: z.string(),
    /** Where the browser SDK is loaded from. */
    sdkUrl: z.string(),
  }),
  refusals: ['IDENTITY_WAY_CLOSED', 'LOGIN_REQUIRED'],
  perMinute: 60,
})
