import { z } from 'zod'
import { visitorReads } from '../../kit/declare.ts'

/** Returns the caller's address as the server sees it. Replaces the specification's public look-up. */
export const searchIp = visitorReads('/api/user/searchIp', {
  input: z.object({}),
  entity: z.object({ ip: z.string(), isBlocked: z.boolean() }),
  extendsLogin: false,
  answersBlocked: true,
  helper: 'view',
})
