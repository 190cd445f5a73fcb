import { z } from 'zod'
import { memberReads } from '../../kit/declare.ts'

export const fetchRecentEducation = memberReads('/api/user/fetchRecentEdu', {
  label: '최근 교육 보기',
  input: z.object({}),
  /** Is all zeros for an operator who never enrolled; eduType 1 is online, 2 in person. */
  entity: z.object({
    eduType: z.int(),
    salesType: z.int(),
    industryType: z.int(),
    /** Holds the latest place of business, so that the person need not type it again (WCAG 3.3.7). */
    place: z
      .object({
        licenseNumber: z.string(),
        businessName: z.string(),
        representative: z.string(),
        zipCode: z.string(),
        address: z.string(),
        address2: z.string(),
        sidoCode: z.string(),
      })
      .nullable(),
    resume: z.object({ enrolmentNo: z.int(), lectureNo: z.int(), title: z.string() }).nullable(),
  }),
  helper: 'view',
})
