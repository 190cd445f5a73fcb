import { z } from 'zod'
import { endpoint, instant, recordNo } from '../../kit/index.ts'

/** Printing marks the certificate, or the slip, printed; the first time stays (specification section 4). */
export const markInPersonPrinted = endpoint({
  operation: 'markInPersonPrinted',
  methods: ['GET', 'POST'],
  path: '/api/offline/edu/updatePrintStatus',
  access: 'operator',
  effect: 'writes',
  sends: 'json',
  input: z.object({
    inPersonEnrolmentNo: recordNo,
    document: z.enum(['certificate', 'slip']).default('certificate'),
  }),
  entity: z.object({ inPersonEnrolmentNo: z.int(), printedAt: instant }),
  refusals: [
    'ENROLMENT_NOT_FOUND',
    'CERTIFICATE_NOT_ISSUED',
    'SLIP_NOT_ISSUED',
    'SESSION_EXPIRED',
    'LOGIN_REQUIRED',
  ],
  helper: 'print',
})
