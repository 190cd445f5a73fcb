import { z } from 'zod'
import { recordNo } from '../../../kit/fields.ts'
import { staffReads } from '../../../kit/declare.ts'

/** Signed addresses of one video of a lecture, shown to learners or not yet. Nothing is credited, no player is opened. */
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
