import { z } from 'zod'
import { staffReads } from '../../../kit/declare.ts'
import { videoInput } from '../../lecture/staff/lecture-shape.ts'

/** Which bytes of an upload are there, in the order of the file; between them there may be gaps. */
export const readVideoParts = staffReads('/api/staff/lectures/parts', {
  permission: 'changeCourses',
  input: videoInput,
  entity: z.object({ held: z.array(z.object({ fromByte: z.int(), sizeBytes: z.int() })) }),
  refusals: ['VIDEO_NOT_FOUND', 'VIDEO_NOT_OPEN'],
})
