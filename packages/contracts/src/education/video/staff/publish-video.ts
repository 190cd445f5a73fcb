import { z } from 'zod'
import { staffWrites } from '../../../kit/declare.ts'
import { videoInput } from '../../lecture/staff/lecture-shape.ts'

/** Publishes the video from the next opening of its lecture on; open players keep theirs (docs/rules/lecture-videos.md). */
export const publishVideo = staffWrites('/api/staff/lectures/publishVideo', {
  label: '강의 영상 공개',
  permission: 'changeCourses',
  audit: { subject: 'videoNo' },
  input: videoInput,
  entity: z.object({ edition: z.int() }),
  refusals: ['VIDEO_NOT_FOUND', 'VIDEO_NOT_READY', 'VIDEO_TOO_SHORT'],
})
