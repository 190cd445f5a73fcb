import { z } from 'zod'
import { memberWrites, recordNo } from '../../kit/index.ts'

/** Attaches an uploaded designation confirmation (Food Sanitation Act Art. 41③). */
export const attachInPersonDesignation = memberWrites('/api/offline/edu/updateHygieneFile', {
  label: '지정확인서 제출 (집합)',
  methods: ['GET', 'POST'],
  input: z.object({ inPersonEnrolmentNo: recordNo, fileNo: z.uuid() }),
  entity: z.object({ inPersonEnrolmentNo: z.int(), fileNo: z.string() }),
  refusals: ['ENROLMENT_NOT_FOUND', 'FILE_NOT_FOUND', 'ALREADY_ENDED'],
})
