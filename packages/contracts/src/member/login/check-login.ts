import { z } from 'zod'
import { endpoint } from '../../kit/index.ts'

/** Is the login alive? Looking never extends it (docs/rules/login.md). */
export const checkLogin = endpoint({
  operation: 'checkLogin',
  publishedAs: 'checkSession',
  methods: ['GET'],
  path: '/api/user/userLoginSessionCheck',
  access: 'operator',
  effect: 'reads',
  sends: 'query',
  input: z.object({}),
  entity: z.object({ remainingSeconds: z.int() }),
  refusals: ['SESSION_EXPIRED', 'LOGIN_REQUIRED'],
  extendsLogin: false,
  helper: 'view',
})
