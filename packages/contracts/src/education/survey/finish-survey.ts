import { z } from 'zod'
import { endpoint, recordNo } from '../../kit/index.ts'
import { enrolmentStatus } from '../enrolment/enrolment-shape.ts'

/** Survey done (specification section 7): confirms the step after insertSurveyResult; asking twice answers the same. */
export const finishSurvey = endpoint({
  operation: 'finishSurvey',
  methods: ['GET', 'POST'],
  path: '/api/user/class/updateSurvey',
  access: 'operator',
  ownerOnly: true,
  effect: 'writes',
  sends: 'json',
  input: z.object({ enrolmentNo: recordNo }),
  entity: z.object({ enrolmentNo: z.int(), status: enrolmentStatus }),
  refusals: [
    'ENROLMENT_NOT_FOUND',
    'NOT_PAID',
    'ENROLMENT_ENDED',
    'LECTURES_NOT_FINISHED',
    'SURVEY_NOT_DONE',
    'SESSION_EXPIRED',
    'OWNER_ONLY',
    'LOGIN_REQUIRED',
  ],
})
