import { z } from 'zod'
import { endpoint, recordNo } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'
import { videoState } from './lecture-shape.ts'

/** Takes WebVTT for a converted video, also for one that is published. */
export const saveCaptions = endpoint({
  operation: 'saveCaptions',
  methods: ['POST'],
  path: '/api/staff/lectures/saveCaptions',
  access: 'staff',
  permission: 'changeCourses',
  effect: 'writes',
  sends: 'json',
  input: z.object({ videoNo: recordNo, captions: z.string().min(1).max(500_000) }),
  entity: z.object({ state: videoState, cues: z.int() }),
  refusals: ['VIDEO_NOT_FOUND', 'VIDEO_NOT_CONVERTED', 'CAPTIONS_WRONG', ...STAFF_REFUSALS],
})
