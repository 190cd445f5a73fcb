import { staffWrites } from '../../../kit/declare.ts'
import { videoInput, videoMoved } from '../../lecture/staff/lecture-shape.ts'

/** Gives a video up that is not published: upload, conversion or what became of them. */
export const stopVideo = staffWrites('/api/staff/lectures/stopVideo', {
  label: '강의 영상 중단',
  permission: 'changeCourses',
  audit: { subject: 'videoNo' },
  input: videoInput,
  entity: videoMoved,
  refusals: ['VIDEO_NOT_FOUND', 'VIDEO_NOT_IN_PROGRESS'],
})
