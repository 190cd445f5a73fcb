import { z } from 'zod'
import { endpoint, recordNo, requiredText } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'
import { videoMoved } from './lecture-shape.ts'

/** Says why a video needs no captions: the picture shows every word, or another reason. */
export const declareNoCaptions = endpoint({
  operation: 'declareNoCaptions',
  methods: ['POST'],
  path: '/api/staff/lectures/declareNoCaptions',
  access: 'staff',
  permission: 'changeCourses',
  effect: 'writes',
  sends: 'json',
  input: z.object({ videoNo: recordNo, text: requiredText(200) }),
  entity: videoMoved,
  refusals: ['VIDEO_NOT_FOUND', 'VIDEO_NOT_CONVERTED', ...STAFF_REFUSALS],
})
