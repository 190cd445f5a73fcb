import { staffWrites } from '../../../kit/declare.ts'
import { videoInput, videoMoved } from '../../lecture/staff/lecture-shape.ts'

/** Discards an unpublished video, whether uploading, converting or converted. */
export const stopVideo = staffWrites('/api/staff/lectures/stopVideo', {
  label: '강의 영상 중단',
  permission: 'changeCourses',
  audit: { subject: 'videoNo' },
  input: videoInput,
  entity: videoMoved,
  refusals: ['VIDEO_NOT_FOUND', 'VIDEO_NOT_IN_PROGRESS'],
})
