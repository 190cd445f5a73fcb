import { z } from 'zod'
import { recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'

/** Texts the certificate's address to the holder again, at most once a minute. */
export const sendCertificate = staffWrites('/api/staff/certificates/send', {
  label: '수료증 문자 다시 보내기',
  permission: 'changeCertificates',
  audit: { subject: 'certificateNo' },
  input: z.object({ certificateNo: recordNo }),
  entity: z.object({ certificateNo: z.int() }),
  refusals: ['CERTIFICATE_NOT_FOUND', 'CERTIFICATE_VOID', 'CERTIFICATE_NOT_DRAWN', 'SENT_JUST_NOW'],
  perMinute: 30,
})
