import { z } from 'zod'
import { recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { videoState } from './lecture-shape.ts'

export const saveCaptions = staffWrites('/api/staff/lectures/saveCaptions', {
  label: '강의 자막 올림',
  permission: 'changeCourses',
  audit: { subject: 'videoNo' },
  input: z.object({ videoNo: recordNo, captions: z.string().min(1).max(500_000) }),
  entity: z.object({ state: videoState, cues: z.int() }),
  refusals: ['VIDEO_NOT_FOUND', 'VIDEO_NOT_CONVERTED', 'CAPTIONS_WRONG'],
})
