import { staffWrites } from '../../../kit/declare.ts'
import { videoInput, videoMoved } from '../../lecture/staff/lecture-shape.ts'

/** Converts a video that failed once more, from the file that is still there. */
export const convertVideoAgain = staffWrites('/api/staff/lectures/convertAgain', {
  label: '강의 영상 다시 변환',
  permission: 'changeCourses',
  audit: { subject: 'videoNo' },
  input: videoInput,
  entity: videoMoved,
  refusals: ['VIDEO_NOT_FOUND', 'VIDEO_NOT_FAILED'],
})
