import { z } from 'zod'
import { staffWrites } from '../../kit/declare.ts'

export const staffLogout = staffWrites('/api/staff/logout', {
  beforeSecondFactor: true,
  input: z.object({}),
  entity: z.object({ ended: z.literal(true) }),
  extendsLogin: false,
})
