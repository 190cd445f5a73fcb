import { z } from 'zod'
import { memberReads } from '../../kit/declare.ts'
import { recordNo } from '../../kit/fields.ts'

/** Returns the slip's QR code, signed so that a check-in phone can verify it without a network. It holds no personal data. */
export const readSlipQr = memberReads('/api/offline/edu/fetchDataQR', {
  label: '수강증 QR 코드 보기',
  input: z.object({ inPersonEnrolmentNo: recordNo }),
  entity: z.object({
    inPersonEnrolmentNo: z.int(),
    qrImagePath: z.string(),
    payload: z.string(),
  }),
  refusals: ['ENROLMENT_NOT_FOUND', 'SLIP_NOT_ISSUED'],
  helper: 'view',
})
