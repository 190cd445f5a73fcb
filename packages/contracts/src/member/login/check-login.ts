import { z } from 'zod'
import { memberReads } from '../../kit/declare.ts'

/** Is the login alive? Looking never extends it (docs/rules/login.md). */
export const checkLogin = memberReads('/api/user/userLoginSessionCheck', {
  publishedAs: 'checkSession',
  input: z.object({}),
  entity: z.object({ remainingSeconds: z.int() }),
  extendsLogin: false,
  helper: 'view',
})
