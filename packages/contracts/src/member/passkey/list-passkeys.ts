import { z } from 'zod'
import { instant } from '../../kit/fields.ts'
import { memberReads } from '../../kit/declare.ts'

/** The person's passkeys, newest first. */
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
        /** Its counter went back; it opens nothing any more. */
        isBlocked: z.boolean(),
      }),
    ),
  }),
})
