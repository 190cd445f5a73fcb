import { z } from 'zod'
import { memberReads } from '../../kit/declare.ts'
import { recordNo } from '../../kit/fields.ts'
import { lectureClass } from './lecture-class-shape.ts'

/** Opens a lecture that was seen to its end for another viewing, without lease and credit (specification sections 2 and 4). */
export const openReplay = memberReads('/api/online/class/fetchReplayData', {
  ownerOnly: true,
  input: z.object({ lectureNo: recordNo, enrolmentNo: recordNo }),
  entity: z.object({ class: lectureClass, info: z.object({ lectureNo: z.int() }) }),
  refusals: [
    'ENROLMENT_NOT_FOUND',
    'LECTURE_NOT_FOUND',
    'LECTURE_NOT_FINISHED',
    'NOT_PAID',
    'ENROLMENT_ENDED',
  ],
})
