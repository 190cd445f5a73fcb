import { endpoint } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'
import { videoInput, videoMoved } from '../../lecture/staff/lecture-shape.ts'

/** Gives a video up that is not published: upload, conversion or what became of them. */
export const stopVideo = endpoint({
  operation: 'stopVideo',
  methods: ['POST'],
  path: '/api/staff/lectures/stopVideo',
  access: 'staff',
  permission: 'changeCourses',
  effect: 'writes',
  sends: 'json',
  input: videoInput,
  entity: videoMoved,
  refusals: ['VIDEO_NOT_FOUND', 'VIDEO_NOT_IN_PROGRESS', ...STAFF_REFUSALS],
})
