import { VIDEO_LIMITS } from '@hygiene/domain'
import { z } from 'zod'
import { endpoint } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'
import { videoInput } from '../../lecture/staff/lecture-shape.ts'

/** An address in the bucket that takes one part of an upload by PUT; null: parts come to us, by tus. */
export const openVideoPart = endpoint({
  operation: 'openVideoPart',
  methods: ['POST'],
  path: '/api/staff/lectures/openPart',
  access: 'staff',
  permission: 'changeCourses',
  effect: 'writes',
  sends: 'json',
  input: videoInput.extend({
    fromByte: z.int().min(0).max(VIDEO_LIMITS.bytes),
    sizeBytes: z.int().min(1).max(VIDEO_LIMITS.bucketPartBytes),
  }),
  /** `partName` tells afterwards which part is there (`countVideoPart`). */
  entity: z.object({ address: z.string().nullable(), partName: z.string() }),
  refusals: ['VIDEO_NOT_FOUND', 'VIDEO_NOT_OPEN', 'VIDEO_PART_NOT_WANTED', ...STAFF_REFUSALS],
  perMinute: 600,
})
