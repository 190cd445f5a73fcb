import { z } from 'zod'
import { recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'

export const redrawCertificate = staffWrites('/api/staff/certificates/redraw', {
  label: '수료증 다시 만들기',
  permission: 'changeCertificates',
  audit: { subject: 'certificateNo' },
  input: z.object({ certificateNo: recordNo }),
  entity: z.object({ certificateNo: z.int() }),
  refusals: ['CERTIFICATE_NOT_FOUND', 'CERTIFICATE_VOID'],
  perMinute: 30,
})
