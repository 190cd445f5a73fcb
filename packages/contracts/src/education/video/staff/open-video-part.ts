import { VIDEO_LIMITS } from '@hygiene/domain/education/video/video-limits'
import { z } from 'zod'
import { staffWrites } from '../../../kit/declare.ts'
import { videoInput } from '../../lecture/staff/lecture-shape.ts'

/** Returns a bucket address that takes one part of an upload by PUT. If it is null, parts are sent to this server by tus. */
export const openVideoPart = staffWrites('/api/staff/lectures/openPart', {
  permission: 'changeCourses',
  input: videoInput.extend({
    fromByte: z.int().min(0).max(VIDEO_LIMITS.bytes),
    sizeBytes: z.int().min(1).max(VIDEO_LIMITS.bucketPartBytes),
  }),
  entity: z.object({ address: z.string().nullable(), partName: z.string() }),
  refusals: ['VIDEO_NOT_FOUND', 'VIDEO_NOT_OPEN', 'VIDEO_PART_NOT_WANTED'],
  perMinute: 600,
})
