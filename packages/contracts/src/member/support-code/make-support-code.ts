import { z } from 'zod'
import { instant } from '../../kit/fields.ts'
import { memberWrites } from '../../kit/declare.ts'

export const makeSupportCode = memberWrites('/api/user/supportCode', {
  ownerOnly: true,
  sends: 'form',
  input: z.object({}),
  entity: z.object({ code: z.string(), expiresAt: instant }),
  refusals: [],
  perMinute: 10,
})
