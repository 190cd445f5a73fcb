import { z } from 'zod'
import { memberReads } from '../../kit/declare.ts'
import { pageOf, pagingInput } from '../../kit/paging.ts'
import { enrolmentStatus } from '../enrolment/enrolment-shape.ts'
import { studyGuard } from '../enrolment/study-guard-shape.ts'
import { industryType, salesType } from '../../kit/fields.ts'

/** The study room: every paid course with its progress and its next step. */
export const listStudyRoom = memberReads('/api/online/class/fetchUserOnlineClass', {
  label: '나의 학습실 보기',
  input: z.object({ ...pagingInput }),
  entity: pageOf(
    z.object({
      enrolmentNo: z.int(),
      educationName: z.string(),
      businessName: z.string(),
      industryType,
      salesType,
      year: z.int(),
      status: enrolmentStatus,
      endDate: z.iso.date(),
      lectureCount: z.int(),
      finishedCount: z.int(),
      totalSeconds: z.int(),
      studiedSeconds: z.int(),
      /** The lecture to go on with and its place; both null when all are seen. */
      lectureNo: z.int().nullable(),
      lectureOrder: z.int().nullable(),
      guard: studyGuard,
      nextStep: z.enum(['lectures', 'survey', 'identity', 'exam', 'completed']),
    }),
  ),
})
