import { replacementReasons } from '@hygiene/domain/education/certificate/certificate-change'
import { z } from 'zod'
import { certificateText } from '../../../forms/paper-change.ts'
import { explanation } from '../../../forms/reason.ts'
import { recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'

/**
 * Issues the next edition of a certificate with corrected words (docs/rules/certificate.md). A name or birth date requires two
 * people: `NEEDS_SECOND_PERSON`.
 */
export const supersedeCertificate = staffWrites('/api/staff/certificates/supersede', {
  label: '수료증 정정 재발급',
  permission: 'changeCertificates',
  audit: { subject: 'certificateNo' },
  input: z.object({
    certificateNo: recordNo,
    edition: z.int().min(1),
    changed: certificateText,
    reasonCode: z.enum(replacementReasons),
    reason: explanation,
  }),
  entity: z.object({ certificateNo: z.int(), edition: z.int() }),
  refusals: [
    'CERTIFICATE_NOT_FOUND',
    'CERTIFICATE_VOID',
    'CERTIFICATE_CHANGED',
    'NOTHING_TO_CHANGE',
    'NEEDS_SECOND_PERSON',
  ],
  perMinute: 30,
})
