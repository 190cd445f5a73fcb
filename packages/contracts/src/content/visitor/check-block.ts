import { z } from 'zod'
import { visitorReads } from '../../kit/declare.ts'

/** Checks whether the caller's address is blocked. A blocked caller gets -2002, as on every call (specification section 8). */
export const checkBlock = visitorReads('/api/user/fetchSearchBlock', {
  input: z.object({}),
  entity: z.object({ isBlocked: z.literal(false) }),
  refusals: ['IP_BLOCKED'],
  extendsLogin: false,
  helper: 'view',
})
