import { z } from 'zod'
import { instant, recordNo } from '../../kit/fields.ts'
import { memberWrites } from '../../kit/declare.ts'

/** Marks the certificate or the slip as printed; the first time is kept (specification section 4). */
export const markInPersonPrinted = memberWrites('/api/offline/edu/updatePrintStatus', {
  label: '집합교육 수료증 출력',
  methods: ['GET', 'POST'],
  input: z.object({
    inPersonEnrolmentNo: recordNo,
    document: z.enum(['certificate', 'slip']).default('certificate'),
  }),
  entity: z.object({ inPersonEnrolmentNo: z.int(), printedAt: instant }),
  refusals: ['ENROLMENT_NOT_FOUND', 'CERTIFICATE_NOT_ISSUED', 'SLIP_NOT_ISSUED'],
  helper: 'print',
})
