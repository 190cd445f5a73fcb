import { z } from 'zod'
import { memberReads } from '../../kit/declare.ts'
import { pageOf, pagingInput } from '../../kit/paging.ts'
import { enrolmentStatus } from '../enrolment/enrolment-shape.ts'
import { studyGuard } from '../enrolment/study-guard-shape.ts'
import { industryType, salesType } from '../../kit/fields.ts'

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
      /** Names the lecture to continue with; both fields are null when all lectures are seen. */
      lectureNo: z.int().nullable(),
      lectureOrder: z.int().nullable(),
      guard: studyGuard,
      nextStep: z.enum(['lectures', 'survey', 'identity', 'exam', 'completed']),
    }),
  ),
})
