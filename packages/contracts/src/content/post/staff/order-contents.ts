import { z } from 'zod'
import { staffWrites } from '../../../kit/declare.ts'
import { CONTENT_REFUSALS, contentKey } from './content-shape.ts'

export const orderContents = staffWrites('/api/staff/contents/order', {
  label: '글 차례 바꾸기',
  permission: 'writeContents',
  audit: { subject: 'contentNo' },
  input: z.object({ contentNo: contentKey.contentNo, direction: z.enum(['up', 'down']) }),
  entity: z.object({ contentNo: z.int() }),
  refusals: CONTENT_REFUSALS,
})
