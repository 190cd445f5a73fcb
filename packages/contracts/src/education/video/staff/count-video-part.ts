import { z } from 'zod'
import { staffWrites } from '../../../kit/declare.ts'
import { videoInput } from '../../lecture/staff/lecture-shape.ts'

/** A part lies in the bucket: it counts when it is as long as its address said. The last one hands the video on. */
export const countVideoPart = staffWrites('/api/staff/lectures/countPart', {
  permission: 'changeCourses',
  input: videoInput.extend({ partName: z.string().regex(/^\d{1,10}-\d{1,8}-[0-9a-f-]{36}$/) }),
  /** `receivedBytes`: from the beginning without a gap. */
  entity: z.object({ receivedBytes: z.int(), isWhole: z.boolean() }),
  refusals: ['VIDEO_NOT_FOUND', 'VIDEO_NOT_OPEN', 'VIDEO_PART_NOT_WANTED', 'VIDEO_PART_NOT_WHOLE'],
  perMinute: 600,
})
