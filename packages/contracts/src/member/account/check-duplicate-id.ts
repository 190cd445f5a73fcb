import { z } from 'zod'
import { visitorReads } from '../../kit/declare.ts'
import { newUserId } from '../../forms/account.ts'

export const checkDuplicateId = visitorReads('/api/user/duplicationId', {
  input: z.object({ userId: newUserId }),
  entity: z.object({ isFree: z.literal(true) }),
  refusals: ['ID_TAKEN'],
  perMinute: 120,
})
