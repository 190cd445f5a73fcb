import { z } from 'zod'
import { recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'

/** Texts a member at their own number the address of the screen on which they go on. */
export const sendNextScreen = staffWrites('/api/staff/members/sendNextScreen', {
  label: '다음 화면 주소 문자',
  permission: 'changeMembers',
  audit: {},
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
  refusals: ['MEMBER_NOT_FOUND', 'LINK_TOO_OFTEN'],
  perMinute: 60,
})
