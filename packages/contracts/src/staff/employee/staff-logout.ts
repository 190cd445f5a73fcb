import { z } from 'zod'
import { endpoint } from '../../kit/index.ts'

export const staffLogout = endpoint({
  operation: 'staffLogout',
  methods: ['POST'],
  path: '/api/staff/logout',
  access: 'staff',
  beforeSecondFactor: true,
  effect: 'writes',
  sends: 'json',
  input: z.object({}),
  entity: z.object({ ended: z.literal(true) }),
  refusals: ['STAFF_SESSION_EXPIRED', 'STAFF_LOGIN_REQUIRED'],
  extendsLogin: false,
})
