import { z } from 'zod'
import { industryType, instant, recordNo, salesType } from '../../kit/fields.ts'
import { staffWrites } from '../../kit/declare.ts'
import { memberEducation } from '../../education/enrolment/staff/staff-enrolment-shape.ts'

/**
 * Before a record is opened: where a person stands, what went wrong last and which screen comes next; masked, and in the
 * audit log. A branch's employee is shown education in the branch's sessions only.
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
    /** Masked, like birth date and address. */
    name: z.string(),
    birth: z.string(),
    address: z.string(),
    state: z.enum(['active', 'unverified', 'dormant']),
    isConnected: z.boolean(),
    /** The answer to «do I have to take it again?»; null for a branch, which does not see all education. */
    verdict: z.string().nullable(),
    /** Each enrolment of this year and the last, the latest first. */
    educations: z.array(memberEducation),
    lastFault: z.object({ at: instant, title: z.string(), sentence: z.string() }).nullable(),
    /** The education whose deadline is nearest; null: none is under way or was completed this year. */
    education: z
      .object({
        year: z.int(),
        salesType,
        industryType,
        isInPerson: z.boolean(),
        /** As the address of its record names it: `12`, in person `h12`. */
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
