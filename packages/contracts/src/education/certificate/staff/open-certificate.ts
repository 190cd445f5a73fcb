import { z } from 'zod'
import { endpoint, recordNo } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'

/** The PDF of the edition that counts, in the open case about its holder; the log is written before it is sent. */
export const openCertificate = endpoint({
  operation: 'openCertificate',
  methods: ['POST'],
  path: '/api/staff/certificates/open',
  access: 'staff',
  permission: 'readCertificates',
  effect: 'writes',
  sends: 'json',
  input: z.object({ certificateNo: recordNo }),
  entity: z.never(),
  refusals: [
    'CERTIFICATE_NOT_FOUND',
    'FILE_NOT_FOUND',
    'DOCUMENT_DRAWN_AGAIN',
    'MEMBER_CASE_REQUIRED',
    ...STAFF_REFUSALS,
  ],
  answers: 'bytes',
  perMinute: 60,
})
