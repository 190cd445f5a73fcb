import { z } from 'zod'
import { recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'

export const sendNextScreen = staffWrites('/api/staff/members/sendNextScreen', {
  label: '다음 화면 주소 문자',
  permission: 'changeMembers',
  audit: {},
  input: z.object({
    memberNo: recordNo,
    enrolmentNo: recordNo.nullable().default(null),
    inPersonEnrolmentNo: recordNo.nullable().default(null),
  }),
  entity: z.object({
    screen: z.string(),
  }),
  refusals: ['MEMBER_NOT_FOUND', 'LINK_TOO_OFTEN'],
  perMinute: 60,
})
