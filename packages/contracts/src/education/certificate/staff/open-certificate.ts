import { z } from 'zod'
import { recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'

/** Returns the PDF of the valid edition in the open case about its holder. The log is written before the file is sent. */
export const openCertificate = staffWrites('/api/staff/certificates/open', {
  label: '수료증 파일 보기',
  isView: true,
  audit: { subject: 'certificateNo' },
  permission: 'readCertificates',
  input: z.object({ certificateNo: recordNo }),
  entity: z.never(),
  refusals: ['CERTIFICATE_NOT_FOUND', 'FILE_NOT_FOUND', 'DOCUMENT_DRAWN_AGAIN', 'MEMBER_CASE_REQUIRED'],
  answers: 'bytes',
  perMinute: 60,
})
