import { z } from 'zod'
import { recordNo } from '../../../kit/fields.ts'
import { requiredText } from '../../../forms/text-fields.ts'
import { staffWrites } from '../../../kit/declare.ts'

/** Opens an upload for a lecture. For the same file it returns the existing upload with the bytes received so far. */
export const beginVideo = staffWrites('/api/staff/lectures/beginVideo', {
  label: '강의 영상 올리기 시작',
  permission: 'changeCourses',
  audit: { subject: 'videoNo' },
  input: z.object({
    lectureNo: recordNo,
    fileName: requiredText(200),
    sizeBytes: z.int().min(1).max(2_147_483_647),
    fingerprint: z.string().regex(/^[0-9a-f]{64}$/),
  }),
  entity: z.object({ videoNo: z.int(), uploadPath: z.string(), receivedBytes: z.int() }),
  refusals: ['STAFF_LECTURE_NOT_FOUND', 'VIDEO_TOO_LARGE', 'VIDEO_IN_PROGRESS', 'VIDEO_STORE_FULL'],
})
