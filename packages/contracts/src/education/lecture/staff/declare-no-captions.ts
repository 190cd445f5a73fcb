import { z } from 'zod'
import { recordNo, requiredText, staffWrites } from '../../../kit/index.ts'
import { videoMoved } from './lecture-shape.ts'

/** Says why a video needs no captions: the picture shows every word, or another reason. */
export const declareNoCaptions = staffWrites('/api/staff/lectures/declareNoCaptions', {
  permission: 'changeCourses',
  input: z.object({ videoNo: recordNo, text: requiredText(200) }),
  entity: videoMoved,
  refusals: ['VIDEO_NOT_FOUND', 'VIDEO_NOT_CONVERTED'],
})
