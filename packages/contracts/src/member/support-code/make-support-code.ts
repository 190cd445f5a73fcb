import { z } from 'zod'
import { endpoint, instant } from '../../kit/index.ts'

/** Six digits that the person reads out on the telephone; a new one ends the one before. */
export const makeSupportCode = endpoint({
  operation: 'makeSupportCode',
  methods: ['POST'],
  path: '/api/user/supportCode',
  access: 'operator',
  ownerOnly: true,
  effect: 'writes',
  sends: 'form',
  input: z.object({}),
  entity: z.object({ code: z.string(), expiresAt: instant }),
  refusals: ['OWNER_ONLY', 'SESSION_EXPIRED', 'LOGIN_REQUIRED'],
  perMinute: 10,
})
