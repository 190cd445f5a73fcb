import { staffWrites } from '../../../kit/declare.ts'
import { videoInput, videoMoved } from '../../lecture/staff/lecture-shape.ts'

export const convertVideoAgain = staffWrites('/api/staff/lectures/convertAgain', {
  label: '강의 영상 다시 변환',
  permission: 'changeCourses',
  audit: { subject: 'videoNo' },
  input: videoInput,
  entity: videoMoved,
  refusals: ['VIDEO_NOT_FOUND', 'VIDEO_NOT_FAILED'],
})
