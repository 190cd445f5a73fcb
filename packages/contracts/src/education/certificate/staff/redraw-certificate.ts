import { z } from 'zod'
import { endpoint, recordNo } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'

/** Has a certificate drawn again: one whose drawing failed, or whose file was lost. */
export const redrawCertificate = endpoint({
  operation: 'redrawCertificate',
  methods: ['POST'],
  path: '/api/staff/certificates/redraw',
  access: 'staff',
  permission: 'changeCertificates',
  effect: 'writes',
  sends: 'json',
  input: z.object({ certificateNo: recordNo }),
  entity: z.object({ certificateNo: z.int() }),
  refusals: ['CERTIFICATE_NOT_FOUND', 'CERTIFICATE_VOID', ...STAFF_REFUSALS],
  perMinute: 30,
})
