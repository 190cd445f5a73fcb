import { z } from 'zod'
import { instant } from '../../../kit/fields.ts'

/** A member as staff find them; name, birth date and phone are masked. */
export const foundMemberShape = z.object({
  memberNo: z.int(),
  userId: z.string(),
  name: z.string(),
  birth: z.string(),
  phone: z.string(),
  state: z.enum(['active', 'unverified', 'dormant']),
  joinedAt: instant,
  lastLoginAt: instant.nullable(),
  isConnected: z.boolean(),
})
