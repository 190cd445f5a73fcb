import { z } from 'zod'
import { recordNo } from '../../../kit/fields.ts'
import { requiredText } from '../../../forms/text-fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { videoMoved } from './lecture-shape.ts'

/** States why a video needs no captions, for example because the picture shows every word. */
export const declareNoCaptions = staffWrites('/api/staff/lectures/declareNoCaptions', {
  label: '강의 자막 없이 하기로 함',
  permission: 'changeCourses',
  audit: { subject: 'videoNo' },
  input: z.object({ videoNo: recordNo, text: requiredText(200) }),
  entity: videoMoved,
  refusals: ['VIDEO_NOT_FOUND', 'VIDEO_NOT_CONVERTED'],
})
