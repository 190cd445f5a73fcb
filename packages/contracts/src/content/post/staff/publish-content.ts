import { MOST_CHOSEN_POST_NO } from '@hygiene/domain/content/post/site-links'
import { z } from 'zod'
import { sentInstant } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { CONTENT_REFUSALS, contentKey } from './content-shape.ts'

/** Publishes the newest version immediately or for the given period (UTC instants; null is unbounded). */
export const publishContent = staffWrites('/api/staff/contents/publish', {
  label: '글 게시',
  permission: 'writeContents',
  audit: { subject: 'contentNo' },
  input: z.object({
    ...contentKey,
    shownFrom: sentInstant.nullable(),
    shownUntil: sentInstant.nullable(),
    /** Sets the number of a post before its first publication; without it the next number is used. */
    postNo: z.int().min(1).max(MOST_CHOSEN_POST_NO).optional(),
  }),
  entity: z.object({ contentNo: z.int(), recordNo: z.int() }),
  refusals: [
    'BRANCH_HAS_SESSIONS',
    'CONTENT_CHANGED',
    'CONTENT_ENDS_BEFORE_START',
    'CONTENT_ENDED_ALREADY',
    'CONTENT_FILE_GONE',
    'CONTENT_NOTICE_TOO_SHORT',
    'CONTENT_DAY_TAKEN',
    'POST_NUMBER_TAKEN',
    'POST_NUMBER_FIXED',
    ...CONTENT_REFUSALS,
  ],
})
