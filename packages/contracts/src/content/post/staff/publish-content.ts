import { MOST_CHOSEN_POST_NO } from '@hygiene/domain/content/post/site-links'
import { z } from 'zod'
import { sentInstant } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { CONTENT_REFUSALS, contentKey } from './content-shape.ts'

/** Lets visitors read the newest version, at once or in the time given (instants, UTC; null: no bound). */
export const publishContent = staffWrites('/api/staff/contents/publish', {
  label: '글 게시',
  permission: 'writeContents',
  audit: { subject: 'contentNo' },
  input: z.object({
    ...contentKey,
    shownFrom: sentInstant.nullable(),
    shownUntil: sentInstant.nullable(),
    /** The number of a post that was never published; without it the next one. */
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
