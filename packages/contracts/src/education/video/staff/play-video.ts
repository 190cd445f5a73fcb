import { z } from 'zod'
import { recordNo } from '../../../kit/fields.ts'
import { staffReads } from '../../../kit/declare.ts'

/** Returns signed addresses of one video of a lecture, published or not. Credits nothing and opens no player. */
export const playVideo = staffReads('/api/staff/lectures/play', {
  permission: 'readCourses',
  input: z.object({ lectureNo: recordNo, edition: recordNo }),
  entity: z.object({
    filePath: z.string(),
    captionPath: z.string().nullable(),
    durationSeconds: z.int(),
  }),
  refusals: ['STAFF_LECTURE_NOT_FOUND', 'VIDEO_NOT_FOUND', 'VIDEO_NOT_PLAYABLE', 'VIDEO_REMOVED'],
  perMinute: 120,
})
