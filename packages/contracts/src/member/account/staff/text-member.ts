import { z } from 'zod'
import { staffTextBody } from '../../../forms/staff-text.ts'
import { endpoint, recordNo } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'

/** Texts a member in the employee's own words, in an open case. */
export const textMember = endpoint({
  operation: 'textMember',
  methods: ['POST'],
  path: '/api/staff/members/text',
  access: 'staff',
  permission: 'changeMembers',
  effect: 'writes',
  sends: 'json',
  input: z.object({ memberNo: recordNo, body: staffTextBody }),
  entity: z.object({ memberNo: z.int() }),
  refusals: [
    'MEMBER_NOT_FOUND',
    'MEMBER_CASE_REQUIRED',
    'TEXT_ADVERTISING',
    'MESSAGE_JUST_SENT',
    'MESSAGES_MANY',
    ...STAFF_REFUSALS,
  ],
  perMinute: 30,
})
