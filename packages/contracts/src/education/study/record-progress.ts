import { z } from 'zod'
import { memberWrites } from '../../kit/declare.ts'
import { recordNo, wireFlag, wireInteger, wireNumber } from '../../kit/fields.ts'

/**
 * Stores a progress record as specification section 3 describes it; lease and sequence extend the specification
 * (docs/rules/watch-credit.md).
 */
export const recordProgress = memberWrites('/api/user/class/updateEduStudyTime', {
  methods: ['GET', 'POST'],
  ownerOnly: true,
  input: z.object({
    enrolmentNo: recordNo,
    lectureNo: recordNo,
    /** Is the player's position in seconds. */
    studyTime: wireNumber.pipe(z.number().min(0).max(86_400)),
    status: wireInteger.pipe(z.union([z.literal(1), z.literal(2)])),
    /** Is the state after this record: 1 playing, 0 paused. */
    isStart: wireFlag,
    /**
     * A client that follows the bare specification omits these three fields: the server then uses its open player and the next
     * number.
     */
    leaseNo: z.uuid().optional(),
    sequence: wireInteger.pipe(z.int().min(1).max(2_000_000_000)).optional(),
    /**
     * Counts the seconds really played since the previous record of this lease. If absent, the distance from the credited second
     * is used.
     */
    playedSeconds: wireNumber.pipe(z.number().min(0).max(86_400)).optional(),
    /** Is sent by old clients and ignored: the server uses the address it sees. */
    ipAddress: z.string().max(64).optional(),
  }),
  entity: z.object({
    studyTime: z.number(),
    status: z.int(),
    credited: z.number(),
    lastSequence: z.int(),
    checkpointsPassed: z.int(),
    /** Explains why minutes were not counted, as a name and one Korean sentence. Both are null when all minutes were counted. */
    reason: z.string().nullable(),
    sentence: z.string().nullable(),
  }),
  refusals: [
    'ENROLMENT_NOT_FOUND',
    'LECTURE_NOT_FOUND',
    'NOT_PAID',
    'ENROLMENT_ENDED',
    'LEASE_LOST',
    'NOT_YET_FULL',
  ],
  perMinute: 600,
  isGathered: true,
})
