import { z } from 'zod'
import { endpoint, recordNo } from '../kit/index.ts'
import { salesTypeField, sessionDay, venue } from './in-person-shape.ts'

/** Moves a booking in one transaction that cannot lose the old seat (specification section 4, schedule change). */
export const moveSeat = endpoint({
  operation: 'moveSeat',
  publishedAs: 'changeSession',
  methods: ['POST'],
  path: '/api/offline/edu/changeEducation',
  access: 'operator',
  effect: 'writes',
  sends: 'form',
  input: z.object({
    venueNo: recordNo.optional(),
    /** The session to move to. */
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
  refusals: [
    'ENROLMENT_NOT_FOUND',
    'SESSION_NOT_FOUND',
    'SESSION_FULL',
    'SESSION_TRADE_FULL',
    'SESSION_NOT_OPEN_YET',
    'SESSION_APPLICATIONS_CLOSED',
    'SESSION_CANCELLED',
    'SESSION_OTHER_TRADE',
    'SAME_SESSION',
    'SAME_TIME_BOOKED',
    'CHANGE_TOO_LATE',
    'NO_SEAT',
    'ALREADY_ENDED',
    'SESSION_EXPIRED',
    'LOGIN_REQUIRED',
  ],
  inTurn: 'seat',
  helper: 'move',
})
