import { z } from 'zod'
import { APPLICATION_ID, endpoint } from '../../kit/index.ts'

export const logout = endpoint({
  operation: 'logout',
  methods: ['GET', 'POST'],
  path: '/api/user/logout',
  access: 'operator',
  effect: 'writes',
  sends: 'json',
  input: z.object({ applicationId: z.literal(APPLICATION_ID) }),
  entity: z.object({ ended: z.literal(true) }),
  refusals: ['SESSION_EXPIRED', 'LOGIN_REQUIRED'],
  extendsLogin: false,
  helper: 'view',
})
