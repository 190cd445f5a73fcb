import { z } from 'zod'
import { staffReads } from '../../../kit/declare.ts'
import { videoInput } from '../../lecture/staff/lecture-shape.ts'

/** Returns the received byte ranges of an upload in file order; gaps are possible. */
export const readVideoParts = staffReads('/api/staff/lectures/parts', {
  permission: 'changeCourses',
  input: videoInput,
  entity: z.object({ held: z.array(z.object({ fromByte: z.int(), sizeBytes: z.int() })) }),
  refusals: ['VIDEO_NOT_FOUND', 'VIDEO_NOT_OPEN'],
})
