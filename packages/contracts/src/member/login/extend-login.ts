import { z } from 'zod'
import { APPLICATION_ID, endpoint } from '../../kit/index.ts'

/** The entity is the remaining time in seconds (specification section 7). */
export const extendLogin = endpoint({
  operation: 'extendLogin',
  publishedAs: 'extendSession',
  methods: ['GET'],
  path: '/api/user/userExtendSession',
  access: 'operator',
  effect: 'writes',
  sends: 'query',
  input: z.object({ applicationId: z.literal(APPLICATION_ID) }),
  entity: z.int(),
  refusals: ['SESSION_EXPIRED', 'LOGIN_REQUIRED'],
  helper: 'view',
})
