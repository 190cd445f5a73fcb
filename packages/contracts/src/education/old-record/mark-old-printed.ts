import { z } from 'zod'
import { instant, recordNo } from '../../kit/fields.ts'
import { memberWrites } from '../../kit/declare.ts'

/**
 * Marks a certificate of the old system as printed (specification section 4) and keeps the first time; this is our own endpoint.
 */
export const markOldPrinted = memberWrites('/api/old/edu/updatePrintStatus', {
  label: '이전 수료증 출력',
  methods: ['GET', 'POST'],
  input: z.object({ oldEduNo: recordNo }),
  entity: z.object({ oldEduNo: z.int(), printedAt: instant }),
  refusals: ['OLD_RECORD_NOT_FOUND'],
  helper: 'print',
})
