import { z } from 'zod'
import { endpoint } from '../../kit/index.ts'

/** The caller's address as the server sees it; replaces the specification's public look-up. */
export const searchIp = endpoint({
  operation: 'searchIp',
  methods: ['GET'],
  path: '/api/user/searchIp',
  access: 'anyone',
  effect: 'reads',
  sends: 'query',
  input: z.object({}),
  entity: z.object({ ip: z.string(), isBlocked: z.boolean() }),
  refusals: [],
  extendsLogin: false,
  answersBlocked: true,
  helper: 'view',
})
