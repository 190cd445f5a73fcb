import { z } from 'zod'
import { instant } from '../../kit/fields.ts'
import { memberWrites } from '../../kit/declare.ts'

/** Never trusts the window's message: the server asks the provider and compares the person. */
export const confirmIdentityCheck = memberWrites('/api/user/class/confirmIdentityCheck', {
  ownerOnly: true,
  input: z.object({ identityVerificationId: z.string().min(6).max(64) }),
  entity: z.object({ enrolmentNo: z.int(), validUntil: instant }),
  refusals: ['IDENTITY_UNKNOWN', 'IDENTITY_FAILED', 'IDENTITY_OTHER_PERSON', 'IDENTITY_UNAVAILABLE'],
  perMinute: 20,
})
