import { z } from 'zod'
import { endpoint, recordNo } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'

/** Texts a person the address of the slip, or day, place and what is to be done, once more. */
export const resendToPerson = endpoint({
  operation: 'resendToPerson',
  methods: ['POST'],
  path: '/api/staff/sessions/resendToPerson',
  access: 'staff',
  permission: 'decideSessions',
  effect: 'writes',
  sends: 'json',
  input: z.object({ applicationNo: recordNo, what: z.enum(['slip', 'message']) }),
  entity: z.object({ applicationNo: z.int() }),
  refusals: ['BOOKING_NOT_FOUND', 'NOTHING_TO_SEND', 'MESSAGE_JUST_SENT', ...STAFF_REFUSALS],
})
