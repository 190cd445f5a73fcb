import { z } from 'zod'
import { memberWrites } from '../../kit/declare.ts'
import { recordNo } from '../../kit/fields.ts'
import { enrolmentStatus } from '../enrolment/enrolment-shape.ts'

/** Confirms the survey step after insertSurveyResult (specification section 7). A repeated call returns the same answer. */
export const finishSurvey = memberWrites('/api/user/class/updateSurvey', {
  methods: ['GET', 'POST'],
  ownerOnly: true,
  input: z.object({ enrolmentNo: recordNo }),
  entity: z.object({ enrolmentNo: z.int(), status: enrolmentStatus }),
  refusals: [
    'ENROLMENT_NOT_FOUND',
    'NOT_PAID',
    'ENROLMENT_ENDED',
    'LECTURES_NOT_FINISHED',
    'SURVEY_NOT_DONE',
  ],
})
