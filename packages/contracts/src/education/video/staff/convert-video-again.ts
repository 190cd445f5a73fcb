import { endpoint } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'
import { videoInput, videoMoved } from '../../lecture/staff/lecture-shape.ts'

/** Converts a video that failed once more, from the file that is still there. */
export const convertVideoAgain = endpoint({
  operation: 'convertVideoAgain',
  methods: ['POST'],
  path: '/api/staff/lectures/convertAgain',
  access: 'staff',
  permission: 'changeCourses',
  effect: 'writes',
  sends: 'json',
  input: videoInput,
  entity: videoMoved,
  refusals: ['VIDEO_NOT_FOUND', 'VIDEO_NOT_FAILED', ...STAFF_REFUSALS],
})
