import { z } from 'zod'
import { memberWrites } from '../../kit/declare.ts'
import { recordNo, salesTypeField } from '../../kit/fields.ts'
import { sessionDay, venue, ENTER_SESSION_REFUSALS } from '../enrolment/in-person-shape.ts'

/** Moves a booking in one transaction that cannot lose the old seat (specification section 4, schedule change). */
export const moveSeat = memberWrites('/api/offline/edu/changeEducation', {
  label: '집합교육 일정 변경',
  publishedAs: 'changeSession',
  sends: 'form',
  input: z.object({
    venueNo: recordNo.optional(),
    sessionNo: recordNo,
    inPersonEnrolmentNo: recordNo,
    courseNo: recordNo.optional(),
    applicationNo: recordNo.optional(),
    salesType: salesTypeField.optional(),
  }),
  entity: z.object({
    inPersonEnrolmentNo: z.int(),
    applicationNo: z.int(),
    sessionNo: z.int(),
    sessionDay: sessionDay,
    venue,
  }),
  refusals: ['ENROLMENT_NOT_FOUND', ...ENTER_SESSION_REFUSALS],
  inTurn: 'seat',
  helper: 'move',
})
