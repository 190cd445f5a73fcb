import { z } from 'zod'
import { recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'

export const resendToPerson = staffWrites('/api/staff/sessions/resendToPerson', {
  label: '수강증·문자 다시 보내기',
  permission: 'decideSessions',
  audit: { subject: 'applicationNo' },
  input: z.object({ applicationNo: recordNo, what: z.enum(['slip', 'message']) }),
  entity: z.object({ applicationNo: z.int() }),
  refusals: ['BOOKING_NOT_FOUND', 'NOTHING_TO_SEND', 'MESSAGE_JUST_SENT'],
})
