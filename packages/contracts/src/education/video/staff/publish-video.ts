import { z } from 'zod'
import { endpoint } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'
import { videoInput } from '../../lecture/staff/lecture-shape.ts'

/** Shows the video from the next opening of its lecture on; players that are open keep theirs (docs/rules/lecture-videos.md). */
export const publishVideo = endpoint({
  operation: 'publishVideo',
  methods: ['POST'],
  path: '/api/staff/lectures/publishVideo',
  access: 'staff',
  permission: 'changeCourses',
  effect: 'writes',
  sends: 'json',
  input: videoInput,
  entity: z.object({ edition: z.int() }),
  refusals: ['VIDEO_NOT_FOUND', 'VIDEO_NOT_READY', 'VIDEO_TOO_SHORT', ...STAFF_REFUSALS],
})
