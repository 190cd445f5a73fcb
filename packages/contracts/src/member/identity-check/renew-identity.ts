import { z } from 'zod'
import { endpoint } from '../../kit/index.ts'
import { proofFields } from './proof-fields.ts'

/** Name, birth date and phone from a fresh verification of the same person; records already issued keep theirs. */
export const renewIdentity = endpoint({
  operation: 'renewIdentity',
  methods: ['PATCH'],
  path: '/api/user/updateAuthUser',
  access: 'operator',
  ownerOnly: true,
  effect: 'writes',
  sends: 'multipart',
  input: z.object(proofFields),
  entity: z.object({ name: z.string(), birth: z.string(), phone: z.string() }),
  refusals: ['PROOF_OVER', 'OTHER_PERSON', 'OWNER_ONLY', 'SESSION_EXPIRED', 'LOGIN_REQUIRED'],
})
