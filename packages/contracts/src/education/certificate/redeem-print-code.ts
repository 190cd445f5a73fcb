import { z } from 'zod'
import { staffWrites } from '../../kit/declare.ts'

/** Returns the PDF for a code that the owner read out. The code works once, and the audit log is written with it. */
export const redeemPrintCode = staffWrites('/api/staff/redeemPrintCode', {
  label: '출력 코드로 수료증 출력',
  permission: 'printCertificates',
  input: z.object({ code: z.string().max(20) }),
  entity: z.never(),
  refusals: ['PRINT_CODE_UNKNOWN', 'PRINT_CODE_LOCKED', 'DOCUMENT_DRAWN_AGAIN'],
  answers: 'bytes',
  perMinute: 30,
})
