import { z } from 'zod'
import { endpoint } from '../../../kit/index.ts'
import { CONTENT_REFUSALS, contentKey } from './content-shape.ts'

/** Takes a record away from visitors; its versions stay, and it may be published again. */
export const withdrawContent = endpoint({
  operation: 'withdrawContent',
  methods: ['POST'],
  path: '/api/staff/contents/withdraw',
  access: 'staff',
  permission: 'writeContents',
  effect: 'writes',
  sends: 'json',
  input: z.object(contentKey),
  entity: z.object({ contentNo: z.int() }),
  refusals: ['CONTENT_CHANGED', 'CONTENT_STAYS', 'CONTENT_NOT_SHOWN', ...CONTENT_REFUSALS],
})
