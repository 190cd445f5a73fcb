import { z } from 'zod'
import { staffWrites } from '../../../kit/declare.ts'
import { CONTENT_REFUSALS, contentKey } from './content-shape.ts'

export const restoreContent = staffWrites('/api/staff/contents/restore', {
  label: '글 되돌리기',
  permission: 'writeContents',
  audit: { subject: 'contentNo' },
  input: z.object({ ...contentKey, version: z.int().min(1).max(1_000_000) }),
  entity: z.object({ contentNo: z.int(), version: z.int() }),
  refusals: [
    'BRANCH_PROVINCE_MISSING',
    'CONTENT_CHANGED',
    'CONTENT_OTHER_KIND',
    'CONTENT_FILE_GONE',
    ...CONTENT_REFUSALS,
  ],
})
