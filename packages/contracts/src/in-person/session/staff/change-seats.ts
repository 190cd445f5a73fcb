import { z } from 'zod'
import { recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { actionReason } from '../../../forms/reason.ts'
import { seats } from '../../../forms/venue.ts'

/** Changes the seats of a session in the same venue and offers freed seats to its waiting list. */
export const changeSeats = staffWrites('/api/staff/sessions/changeSeats', {
  label: '회차 좌석 바꾸기',
  permission: 'decideSessions',
  audit: { subject: 'sessionNo' },
  input: z.object({
    sessionNo: recordNo,
    capacity: seats,
    reason: actionReason,
  }),
  entity: z.object({ sessionNo: z.int() }),
  refusals: [
    'SESSION_NOT_FOUND',
    'SESSION_HAS_BEGUN',
    'NOTHING_CHANGES',
    'SEATS_BELOW_TAKEN',
    'SEATS_OVER_VENUE',
  ],
})
