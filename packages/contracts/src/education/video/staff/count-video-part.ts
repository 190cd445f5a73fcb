import { z } from 'zod'
import { staffWrites } from '../../../kit/declare.ts'
import { videoInput } from '../../lecture/staff/lecture-shape.ts'

/** Counts a part in the bucket if it has the length its address was issued for. The last part starts the conversion. */
export const countVideoPart = staffWrites('/api/staff/lectures/countPart', {
  permission: 'changeCourses',
  input: videoInput.extend({ partName: z.string().regex(/^\d{1,10}-\d{1,8}-[0-9a-f-]{36}$/) }),
  entity: z.object({ receivedBytes: z.int(), isWhole: z.boolean() }),
  refusals: ['VIDEO_NOT_FOUND', 'VIDEO_NOT_OPEN', 'VIDEO_PART_NOT_WANTED', 'VIDEO_PART_NOT_WHOLE'],
  perMinute: 600,
})
