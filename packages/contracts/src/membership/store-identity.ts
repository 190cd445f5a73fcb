import { z } from 'zod'
import { endpoint } from '../kit/index.ts'
import { proofFields } from './proof-fields.ts'

/** Stores the result of an identity verification with the logged-in account (isAuth becomes 1). */
export const storeIdentity = endpoint({
  operation: 'storeIdentity',
  methods: ['GET', 'POST'],
  path: '/api/user/userUpdateAuth',
  access: 'operator',
  ownerOnly: true,
  effect: 'writes',
  sends: 'json',
  input: z.object(proofFields),
  entity: z.object({ isAuth: z.literal(1) }),
  refusals: [
    'PROOF_OVER',
    'OTHER_PERSON',
    'ALREADY_MEMBER',
    'OWNER_ONLY',
    'SESSION_EXPIRED',
    'LOGIN_REQUIRED',
  ],
})
