import { z } from 'zod'
import { endpoint, recordNo, requiredText } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'

/** Opens an upload for a lecture; with the same file again it is the one there is, as far as it came. */
export const beginVideo = endpoint({
  operation: 'beginVideo',
  methods: ['POST'],
  path: '/api/staff/lectures/beginVideo',
  access: 'staff',
  permission: 'changeCourses',
  effect: 'writes',
  sends: 'json',
  input: z.object({
    lectureNo: recordNo,
    fileName: requiredText(200),
    sizeBytes: z.int().min(1).max(2_147_483_647),
    fingerprint: z.string().regex(/^[0-9a-f]{64}$/),
  }),
  entity: z.object({ videoNo: z.int(), uploadPath: z.string(), receivedBytes: z.int() }),
  refusals: [
    'STAFF_LECTURE_NOT_FOUND',
    'VIDEO_TOO_LARGE',
    'VIDEO_IN_PROGRESS',
    'VIDEO_STORE_FULL',
    ...STAFF_REFUSALS,
  ],
})
