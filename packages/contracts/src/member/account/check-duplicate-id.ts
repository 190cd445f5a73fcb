import { z } from 'zod'
import { endpoint } from '../../kit/index.ts'
import { newUserId } from '../../forms/account.ts'

export const checkDuplicateId = endpoint({
  operation: 'checkDuplicateId',
  methods: ['GET'],
  path: '/api/user/duplicationId',
  access: 'anyone',
  effect: 'reads',
  sends: 'query',
  input: z.object({ userId: newUserId }),
  entity: z.object({ isFree: z.literal(true) }),
  refusals: ['ID_TAKEN'],
  perMinute: 120,
})
