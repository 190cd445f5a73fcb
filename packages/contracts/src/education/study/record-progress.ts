import { z } from 'zod'
import { memberWrites } from '../../kit/declare.ts'
import { recordNo, wireFlag, wireInteger, wireNumber } from '../../kit/fields.ts'

/** The study progress record of specification section 3; lease and sequence are ours (docs/rules/watch-credit.md). */
export const recordProgress = memberWrites('/api/user/class/updateEduStudyTime', {
  methods: ['GET', 'POST'],
  ownerOnly: true,
  input: z.object({
    enrolmentNo: recordNo,
    lectureNo: recordNo,
    /** Position of the player, seconds. */
    studyTime: wireNumber.pipe(z.number().min(0).max(86_400)),
    /** 2 watching, 1 finished. */
    status: wireInteger.pipe(z.union([z.literal(1), z.literal(2)])),
    /** 1 playing, 0 paused: the state after this record. */
    isStart: wireFlag,
    /** A client that knows the specification's record only leaves these three out: its open player and next number count. */
    leaseNo: z.uuid().optional(),
    sequence: wireInteger.pipe(z.int().min(1).max(2_000_000_000)).optional(),
    /** Seconds really played since the previous record of this lease; left out, the way from the credited second. */
    playedSeconds: wireNumber.pipe(z.number().min(0).max(86_400)).optional(),
    /** Sent by old clients; the server uses the address it sees. */
    ipAddress: z.string().max(64).optional(),
  }),
  entity: z.object({
    /** Seconds credited in all. */
    studyTime: z.number(),
    status: z.int(),
    /** Seconds this record added. */
    credited: z.number(),
    lastSequence: z.int(),
    checkpointsPassed: z.int(),
    /** Why minutes were not counted, as a name and one Korean sentence; null when all were. */
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
