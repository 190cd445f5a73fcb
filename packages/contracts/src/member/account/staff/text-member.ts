import { z } from 'zod'
import { staffTextBody } from '../../../forms/staff-text.ts'
import { recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'

/** Sends a member a text written by the employee; requires an open case. */
export const textMember = staffWrites('/api/staff/members/text', {
  label: '직접 작성한 문자',
  permission: 'changeMembers',
  audit: {},
  input: z.object({ memberNo: recordNo, body: staffTextBody }),
  entity: z.object({ memberNo: z.int() }),
  refusals: [
    'MEMBER_NOT_FOUND',
    'MEMBER_CASE_REQUIRED',
    'TEXT_ADVERTISING',
    'MESSAGE_JUST_SENT',
    'MESSAGES_MANY',
  ],
  perMinute: 30,
})
