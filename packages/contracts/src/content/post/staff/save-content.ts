import { z } from 'zod'
import { staffWrites } from '../../../kit/declare.ts'
import { contentBody } from './content-body.ts'
import { CONTENT_REFUSALS, contentKey } from './content-shape.ts'

/** Saves a new version; visitors still read the published one. Without a number a new record is created. */
export const saveContent = staffWrites('/api/staff/contents/save', {
  label: '글 저장',
  permission: 'writeContents',
  audit: { subject: 'contentNo' },
  input: z.object({ record: z.object(contentKey).optional(), body: contentBody }),
  entity: z.object({ contentNo: z.int(), version: z.int() }),
  refusals: [
    'CONTENT_CHANGED',
    'CONTENT_OTHER_KIND',
    'CONTENT_FILE_GONE',
    'BRANCH_PROVINCE_MISSING',
    ...CONTENT_REFUSALS,
  ],
})
