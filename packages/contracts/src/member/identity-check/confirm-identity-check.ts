import { z } from 'zod'
import { endpoint, instant } from '../../kit/index.ts'

/** The window's word is never believed: the server asks the provider and compares the person. */
export const confirmIdentityCheck = endpoint({
  operation: 'confirmIdentityCheck',
  methods: ['POST'],
  path: '/api/user/class/confirmIdentityCheck',
  access: 'operator',
  ownerOnly: true,
  effect: 'writes',
  sends: 'json',
  input: z.object({ identityVerificationId: z.string().min(6).max(64) }),
  entity: z.object({ enrolmentNo: z.int(), validUntil: instant }),
  refusals: [
    'IDENTITY_UNKNOWN',
    'IDENTITY_FAILED',
    'IDENTITY_OTHER_PERSON',
    'IDENTITY_UNAVAILABLE',
    'SESSION_EXPIRED',
    'OWNER_ONLY',
    'LOGIN_REQUIRED',
  ],
  perMinute: 20,
})
