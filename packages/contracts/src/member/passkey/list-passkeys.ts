import { z } from 'zod'
import { endpoint, instant } from '../../kit/index.ts'

/** The person's passkeys, newest first. */
export const listPasskeys = endpoint({
  operation: 'listPasskeys',
  methods: ['GET'],
  path: '/api/user/passkey/list',
  access: 'operator',
  effect: 'reads',
  sends: 'query',
  input: z.object({}),
  entity: z.object({
    list: z.array(
      z.object({
        passkeyNo: z.int(),
        name: z.string(),
        createdAt: instant,
        lastUsedAt: instant.nullable(),
        /** Its counter went back; it opens nothing any more. */
        isBlocked: z.boolean(),
      }),
    ),
  }),
  refusals: ['SESSION_EXPIRED', 'LOGIN_REQUIRED'],
})
