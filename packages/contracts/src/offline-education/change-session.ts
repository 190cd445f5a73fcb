import { z } from 'zod'
import { endpoint, recordNo } from '../kit/index.ts'
import { salesTypeField } from './licence-bean.ts'
import { scene, sessionDay } from './in-person-shape.ts'

/** Moves a booking in one transaction that cannot lose the old seat (specification section 4, schedule change). */
export const changeSession = endpoint({
  operation: 'changeSession',
  methods: ['POST'],
  path: '/api/offline/edu/changeEducation',
  access: 'operator',
  effect: 'writes',
  sends: 'form',
  input: z.object({
    sceneNo: recordNo.optional(),
    /** The session to move to. */
    offlineEducationNo: recordNo,
    offlineEduNo: recordNo,
    educationCodeNo: recordNo.optional(),
    applyEduNo: recordNo.optional(),
    salesType: salesTypeField.optional(),
  }),
  entity: z.object({
    offlineEduNo: z.int(),
    applyEduNo: z.int(),
    offlineEducationNo: z.int(),
    sche: sessionDay,
    scene,
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
})
