import { z } from 'zod'
import { endpoint, recordNo } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'

/** Texts the holder the address of the certificate again, at most once a minute. */
export const sendCertificate = endpoint({
  operation: 'sendCertificate',
  methods: ['POST'],
  path: '/api/staff/certificates/send',
  access: 'staff',
  permission: 'changeCertificates',
  effect: 'writes',
  sends: 'json',
  input: z.object({ certificateNo: recordNo }),
  entity: z.object({ certificateNo: z.int() }),
  refusals: [
    'CERTIFICATE_NOT_FOUND',
    'CERTIFICATE_VOID',
    'CERTIFICATE_NOT_DRAWN',
    'SENT_JUST_NOW',
    ...STAFF_REFUSALS,
  ],
  perMinute: 30,
})
