import { z } from 'zod'
import { endpoint, recordNo } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'
import { filmState } from './lecture-shape.ts'

/** Takes WebVTT for a converted film, also for one that is published. */
export const saveCaptions = endpoint({
  operation: 'saveCaptions',
  methods: ['POST'],
  path: '/api/staff/lectures/saveCaptions',
  access: 'staff',
  permission: 'changeCourses',
  effect: 'writes',
  sends: 'json',
  input: z.object({ filmNo: recordNo, captions: z.string().min(1).max(500_000) }),
  entity: z.object({ state: filmState, cues: z.int() }),
  refusals: ['FILM_NOT_FOUND', 'FILM_NOT_CONVERTED', 'CAPTIONS_WRONG', ...STAFF_REFUSALS],
})
