import { drawingStates } from '@hygiene/domain'
import { z } from 'zod'
import { endpoint, recordNo } from '../../kit/index.ts'

/** The receipt PDF of a payment: made once by the worker, then read through downloadFile; ours. */
export const requestReceipt = endpoint({
  operation: 'requestReceipt',
  methods: ['POST'],
  path: '/api/payments/requestReceipt',
  access: 'operator',
  effect: 'writes',
  sends: 'json',
  input: z.object({ paymentNo: recordNo }),
  entity: z.object({ state: z.enum(drawingStates), fileNo: z.string().nullable() }),
  refusals: ['PAYMENT_NOT_FOUND', 'NOT_PAID_YET', 'SESSION_EXPIRED', 'LOGIN_REQUIRED'],
  helper: 'receipt',
})
