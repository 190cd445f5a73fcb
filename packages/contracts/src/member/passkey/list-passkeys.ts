import { z } from 'zod'
import { instant } from '../../kit/fields.ts'
import { memberReads } from '../../kit/declare.ts'

export const listPasskeys = memberReads('/api/user/passkey/list', {
  label: '패스키 목록 보기',
  input: z.object({}),
  entity: z.object({
    list: z.array(
      z.object({
        passkeyNo: z.int(),
        name: z.string(),
        createdAt: instant,
        lastUsedAt: instant.nullable(),
        /** Is true after its counter went back; the passkey is then refused. */
        isBlocked: z.boolean(),
      }),
    ),
  }),
})
