import { drawingStates } from '@hygiene/domain/platform/file/drawing-state'
import { z } from 'zod'
import { memberWrites } from '../../kit/declare.ts'
import { recordNo } from '../../kit/fields.ts'

export const requestReceipt = memberWrites('/api/payments/requestReceipt', {
  label: '영수증 발급',
  input: z.object({ paymentNo: recordNo }),
  entity: z.object({ state: z.enum(drawingStates), fileNo: z.string().nullable() }),
  refusals: ['PAYMENT_NOT_FOUND', 'NOT_PAID_YET'],
  helper: 'receipt',
})
