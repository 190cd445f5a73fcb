import { z } from 'zod'
import { memberReads } from '../../kit/declare.ts'
import { recordNo } from '../../kit/fields.ts'

/**
 * The lectures that teach what a failed attempt missed, the most missed first, without a question or an answer; ours. Refused
 * until the attempt is handed in and failed.
 */
export const listMissedLectures = memberReads('/api/evaluation/missedLectures', {
  ownerOnly: true,
  input: z.object({ attemptNo: recordNo }),
  entity: z.object({
    enrolmentNo: z.int(),
    /** The last day on which the test can be taken again. */
    endDate: z.iso.date(),
    list: z.array(
      z.object({
        lectureNo: z.int(),
        /** Its place in the course, from 1. */
        order: z.int(),
        title: z.string(),
        missedCount: z.int(),
      }),
    ),
  }),
  refusals: ['ATTEMPT_NOT_FOUND', 'ATTEMPT_NOT_FAILED'],
})
