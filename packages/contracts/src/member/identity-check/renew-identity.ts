import { z } from 'zod'
import { memberWrites } from '../../kit/declare.ts'
import { proofFields } from './proof-fields.ts'

/** Renews name, birth date and phone from a fresh verification of the same person; issued records keep theirs. */
export const renewIdentity = memberWrites('/api/user/updateAuthUser', {
  label: '본인확인 다시 하기',
  methods: ['PATCH'],
  ownerOnly: true,
  sends: 'multipart',
  input: z.object(proofFields),
  entity: z.object({ name: z.string(), birth: z.string(), phone: z.string() }),
  refusals: ['PROOF_OVER', 'OTHER_PERSON'],
})
