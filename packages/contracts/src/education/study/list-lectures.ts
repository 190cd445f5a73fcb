import { z } from 'zod'
import { instant, recordNo } from '../../kit/fields.ts'
import { memberReads } from '../../kit/declare.ts'
import { enrolmentStatus } from '../enrolment/enrolment-shape.ts'
import { studyGuard } from '../enrolment/study-guard-shape.ts'

/** Lectures of an enrolment with the stored study time, and the steps after them. */
export const listLectures = memberReads('/api/user/class/fetchOnlineClassList', {
  label: '강의 목록 보기',
  input: z.object({ enrolmentNo: recordNo }),
  entity: z.object({
    enrolmentNo: z.int(),
    educationName: z.string(),
    businessName: z.string(),
    status: enrolmentStatus,
    endDate: z.iso.date(),
    list: z.array(
      z.object({
        lectureNo: z.int(),
        order: z.int(),
        title: z.string(),
        summary: z.string(),
        durationSeconds: z.int(),
        /** Seconds credited so far. */
        studyTime: z.int(),
        /** 1 finished, 2 watching (specification section 3). */
        status: z.int(),
        hasCaptions: z.boolean(),
      }),
    ),
    surveyedAt: instant.nullable(),
    /** Until when the identity check for the test is valid. */
    identityValidUntil: instant.nullable(),
    completedAt: instant.nullable(),
    guard: studyGuard,
    nextStep: z.enum(['lectures', 'survey', 'identity', 'exam', 'completed']),
  }),
  refusals: ['ENROLMENT_NOT_FOUND', 'NOT_PAID', 'ENROLMENT_ENDED'],
})
