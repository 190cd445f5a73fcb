import { z } from 'zod'
import { memberWrites } from '../../kit/declare.ts'
import { recordNo } from '../../kit/fields.ts'

/** Attaches an uploaded designation confirmation (Food Sanitation Act Art. 41③). */
export const attachDesignation = memberWrites('/api/online/edu/updateHygieneFile', {
  label: '지정확인서 제출 (온라인)',
  methods: ['GET', 'POST'],
  input: z.object({ enrolmentNo: recordNo, fileNo: z.uuid() }),
  entity: z.object({ enrolmentNo: z.int(), fileNo: z.string() }),
  refusals: ['ENROLMENT_NOT_FOUND', 'FILE_NOT_FOUND', 'ALREADY_ENDED'],
})
