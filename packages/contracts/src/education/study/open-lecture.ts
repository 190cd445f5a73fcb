import { z } from 'zod'
import { memberWrites } from '../../kit/declare.ts'
import { recordNo, wireFlag } from '../../kit/fields.ts'
import { lectureClass } from './lecture-class-shape.ts'

/**
 * Opens a lecture for studying: returns the signed address and the stored time, and makes this player the holder of the lease. A
 * lecture seen to its end is opened by `openReplay`.
 */
export const openLecture = memberWrites('/api/online/class/fetchUserOnlineClassData', {
  methods: ['GET', 'POST'],
  ownerOnly: true,
  input: z.object({
    lectureNo: recordNo,
    enrolmentNo: recordNo,
    /** If 1, takes the lease from another open player («여기서 이어서 보기»). */
    takeOver: wireFlag.default(0),
    /** Names the lease this browser already holds, so that a reload does not count as a second player. */
    leaseNo: z.uuid().optional(),
  }),
  entity: z.object({
    class: lectureClass,
    info: z.object({
      /** Counts the credited seconds; playback starts here. */
      studyTime: z.number(),
      lectureNo: z.int(),
      status: z.int(),
    }),
    lease: z.object({
      leaseNo: z.uuid(),
      lastSequence: z.int(),
      /** Counts the confirmed marks; the next one is at (n + 1) × 2,400 s. */
      checkpointsPassed: z.int(),
    }),
    next: z.object({ lectureNo: z.int(), title: z.string() }).nullable(),
  }),
  refusals: [
    'ENROLMENT_NOT_FOUND',
    'LECTURE_NOT_FOUND',
    'LECTURE_FINISHED',
    'NOT_PAID',
    'ENROLMENT_ENDED',
    'PLAYER_OPEN_ELSEWHERE',
  ],
})
