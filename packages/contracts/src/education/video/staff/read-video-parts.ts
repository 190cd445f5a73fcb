import { z } from 'zod'
import { endpoint } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'
import { videoInput } from '../../lecture/staff/lecture-shape.ts'

/** Which bytes of an upload are there, in the order of the file; between them there may be gaps. */
export const readVideoParts = endpoint({
  operation: 'readVideoParts',
  methods: ['GET'],
  path: '/api/staff/lectures/parts',
  access: 'staff',
  permission: 'changeCourses',
  effect: 'reads',
  sends: 'query',
  input: videoInput,
  entity: z.object({ held: z.array(z.object({ fromByte: z.int(), sizeBytes: z.int() })) }),
  refusals: ['VIDEO_NOT_FOUND', 'VIDEO_NOT_OPEN', ...STAFF_REFUSALS],
})
