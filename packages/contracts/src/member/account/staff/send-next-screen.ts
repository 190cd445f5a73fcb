import { z } from 'zod'
import { endpoint, recordNo } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'

/** Texts a member at their own number the address of the screen on which they go on. */
export const sendNextScreen = endpoint({
  operation: 'sendNextScreen',
  methods: ['POST'],
  path: '/api/staff/members/sendNextScreen',
  access: 'staff',
  permission: 'changeMembers',
  effect: 'writes',
  sends: 'json',
  input: z.object({
    memberNo: recordNo,
    /** The enrolment spoken of; without one the nearest action of the member. */
    enrolmentNo: recordNo.nullable().default(null),
    inPersonEnrolmentNo: recordNo.nullable().default(null),
  }),
  entity: z.object({
    /** The screen's name, as in the message. */
    screen: z.string(),
  }),
  refusals: ['MEMBER_NOT_FOUND', 'LINK_TOO_OFTEN', ...STAFF_REFUSALS],
  perMinute: 60,
})
