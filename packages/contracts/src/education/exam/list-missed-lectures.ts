import { z } from 'zod'
import { memberReads } from '../../kit/declare.ts'
import { recordNo } from '../../kit/fields.ts'

/**
 * Lists the lectures that teach what a failed attempt missed, the most missed first, without questions or answers; this is our
 * own endpoint. Is refused until the attempt is submitted and failed.
 */
export const listMissedLectures = memberReads('/api/evaluation/missedLectures', {
  ownerOnly: true,
  input: z.object({ attemptNo: recordNo }),
  entity: z.object({
    enrolmentNo: z.int(),
    endDate: z.iso.date(),
    list: z.array(
      z.object({
        lectureNo: z.int(),
        /** Counts from 1. */
        order: z.int(),
        title: z.string(),
        missedCount: z.int(),
      }),
    ),
  }),
  refusals: ['ATTEMPT_NOT_FOUND', 'ATTEMPT_NOT_FAILED'],
})
