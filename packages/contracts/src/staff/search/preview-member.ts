import { z } from 'zod'
import { industryType, instant, recordNo, salesType } from '../../kit/fields.ts'
import { staffWrites } from '../../kit/declare.ts'
import { memberEducation } from '../../education/enrolment/staff/staff-enrolment-shape.ts'

/**
 * Returns a person's progress, last fault and next screen before the record is opened; masks the person and logs the view. A
 * branch's employee sees only education in the branch's sessions.
 */
export const previewMember = staffWrites('/api/staff/search/preview', {
  label: '검색된 회원 미리보기',
  isView: true,
  permission: 'searchMembers',
  audit: {},
  input: z.object({ memberNo: recordNo }),
  entity: z.object({
    memberNo: z.int(),
    userId: z.string(),
    name: z.string(),
    birth: z.string(),
    address: z.string(),
    state: z.enum(['active', 'unverified', 'dormant']),
    isConnected: z.boolean(),
    verdict: z.string().nullable(),
    educations: z.array(memberEducation),
    lastFault: z.object({ at: instant, title: z.string(), sentence: z.string() }).nullable(),
    /** Is the education with the nearest deadline; null if none is under way or was completed this year. */
    education: z
      .object({
        year: z.int(),
        salesType,
        industryType,
        isInPerson: z.boolean(),
        /** Uses the notation of the record's address: `12`, in person `h12`. */
        place: z.string(),
        steps: z.array(z.object({ label: z.string(), state: z.enum(['done', 'now', 'next']) })),
        nextScreen: z.string(),
        deadlineAt: instant.nullable(),
        lectures: z.object({ finished: z.int(), all: z.int() }).nullable(),
      })
      .nullable(),
    lastInquiryAt: instant.nullable(),
  }),
  refusals: ['MEMBER_NOT_FOUND'],
  perMinute: 120,
})
