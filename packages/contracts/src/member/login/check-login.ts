import { z } from 'zod'
import { memberReads } from '../../kit/declare.ts'

/** Checks whether the login is alive without extending it (docs/rules/login.md). */
export const checkLogin = memberReads('/api/user/userLoginSessionCheck', {
  publishedAs: 'checkSession',
  input: z.object({}),
  entity: z.object({ remainingSeconds: z.int() }),
  extendsLogin: false,
  helper: 'view',
})
