import { z } from 'zod'
import { endpoint, recordNo } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'

/** Signed addresses of one video of a lecture, shown to learners or not yet. Nothing is credited, no player is opened. */
export const playVideo = endpoint({
  operation: 'playVideo',
  methods: ['GET'],
  path: '/api/staff/lectures/play',
  access: 'staff',
  permission: 'readCourses',
  effect: 'reads',
  sends: 'query',
  input: z.object({ lectureNo: recordNo, edition: recordNo }),
  entity: z.object({
    filePath: z.string(),
    captionPath: z.string().nullable(),
    durationSeconds: z.int(),
  }),
  refusals: [
    'STAFF_LECTURE_NOT_FOUND',
    'VIDEO_NOT_FOUND',
    'VIDEO_NOT_PLAYABLE',
    'VIDEO_REMOVED',
    ...STAFF_REFUSALS,
  ],
  perMinute: 120,
})
