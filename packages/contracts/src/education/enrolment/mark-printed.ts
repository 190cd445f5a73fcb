import { z } from 'zod'
import { instant, recordNo } from '../../kit/fields.ts'
import { memberWrites } from '../../kit/declare.ts'

/** Marks a printed certificate on the server (specification section 4). */
export const markPrinted = memberWrites('/api/online/edu/updatePrintStatus', {
  label: '수료증 출력',
  methods: ['GET', 'POST'],
  input: z.object({ enrolmentNo: recordNo }),
  entity: z.object({ enrolmentNo: z.int(), printedAt: instant }),
  refusals: ['ENROLMENT_NOT_FOUND', 'CERTIFICATE_NOT_ISSUED'],
  helper: 'print',
})
