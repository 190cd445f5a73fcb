import { z } from 'zod'
import { endpoint } from '../../kit/index.ts'

/** Is the caller's address blocked? A blocked one hears -2002, as on every call (specification section 8). */
export const checkBlock = endpoint({
  operation: 'checkBlock',
  methods: ['GET'],
  path: '/api/user/fetchSearchBlock',
  access: 'anyone',
  effect: 'reads',
  sends: 'query',
  input: z.object({}),
  entity: z.object({ isBlocked: z.literal(false) }),
  refusals: ['IP_BLOCKED'],
  extendsLogin: false,
  helper: 'view',
})
