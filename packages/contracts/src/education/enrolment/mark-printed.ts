import { z } from 'zod'
import { endpoint, instant, recordNo } from '../../kit/index.ts'

/** Printing a certificate marks it printed on the server (specification section 4). */
export const markPrinted = endpoint({
  operation: 'markPrinted',
  methods: ['GET', 'POST'],
  path: '/api/online/edu/updatePrintStatus',
  access: 'operator',
  effect: 'writes',
  sends: 'json',
  input: z.object({ enrolmentNo: recordNo }),
  entity: z.object({ enrolmentNo: z.int(), printedAt: instant }),
  refusals: ['ENROLMENT_NOT_FOUND', 'CERTIFICATE_NOT_ISSUED', 'SESSION_EXPIRED', 'LOGIN_REQUIRED'],
  helper: 'print',
})
