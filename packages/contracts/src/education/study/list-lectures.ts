import { z } from 'zod'
import { instant, recordNo } from '../../kit/fields.ts'
import { memberReads } from '../../kit/declare.ts'
import { enrolmentStatus } from '../enrolment/enrolment-shape.ts'
import { studyGuard } from '../enrolment/study-guard-shape.ts'

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
        /** Counts the credited seconds. */
        studyTime: z.int(),
        /** Is 1 when finished and 2 while watching (specification section 3). */
        status: z.int(),
        hasCaptions: z.boolean(),
      }),
    ),
    surveyedAt: instant.nullable(),
    identityValidUntil: instant.nullable(),
    completedAt: instant.nullable(),
    guard: studyGuard,
    nextStep: z.enum(['lectures', 'survey', 'identity', 'exam', 'completed']),
  }),
  refusals: ['ENROLMENT_NOT_FOUND', 'NOT_PAID', 'ENROLMENT_ENDED'],
})
