import { z } from 'zod'
import { memberWrites } from '../../kit/declare.ts'
import { recordNo } from '../../kit/fields.ts'
import { enrolmentStatus } from './enrolment-shape.ts'

export const finishStudy = memberWrites('/api/online/edu/updateStudyStatus', {
  methods: ['GET', 'POST'],
  ownerOnly: true,
  input: z.object({ enrolmentNo: recordNo }),
  entity: z.object({ enrolmentNo: z.int(), status: enrolmentStatus }),
  refusals: ['ENROLMENT_NOT_FOUND', 'NOT_PAID', 'ENROLMENT_ENDED', 'LECTURES_NOT_FINISHED'],
})
