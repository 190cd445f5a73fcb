import { z } from 'zod'
import { endpoint } from '../../kit/index.ts'
import { STAFF_REFUSALS } from '../../staff/approval/approval-shape.ts'

/** The PDF of the certificate whose owner read this code out; the code works once, and the audit log is written with it. */
export const redeemPrintCode = endpoint({
  operation: 'redeemPrintCode',
  methods: ['POST'],
  path: '/api/staff/redeemPrintCode',
  access: 'staff',
  permission: 'printCertificates',
  effect: 'writes',
  sends: 'json',
  input: z.object({ code: z.string().max(20) }),
  entity: z.never(),
  refusals: ['PRINT_CODE_UNKNOWN', 'PRINT_CODE_LOCKED', 'DOCUMENT_DRAWN_AGAIN', ...STAFF_REFUSALS],
  answers: 'bytes',
  perMinute: 30,
})
