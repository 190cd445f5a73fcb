import { z } from 'zod'
import { staffWrites } from '../../../kit/declare.ts'
import { CONTENT_REFUSALS, contentKey } from './content-shape.ts'

/** Hides a record from visitors. Its versions are kept, and it may be published again. */
export const withdrawContent = staffWrites('/api/staff/contents/withdraw', {
  label: '게시 중지',
  permission: 'writeContents',
  audit: { subject: 'contentNo' },
  input: z.object(contentKey),
  entity: z.object({ contentNo: z.int() }),
  refusals: ['CONTENT_CHANGED', 'CONTENT_STAYS', 'CONTENT_NOT_SHOWN', ...CONTENT_REFUSALS],
})
