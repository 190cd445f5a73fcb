import { replacementReasons } from '@hygiene/domain'
import { z } from 'zod'
import { certificateText, paperText } from '../../../forms/paper-change.ts'
import { endpoint, recordNo } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'

/**
 * Issues the next edition of a certificate with words put right (docs/rules/certificate.md). A name or a day of birth takes
 * two people: `NEEDS_SECOND_PERSON`.
 */
export const supersedeCertificate = endpoint({
  operation: 'supersedeCertificate',
  methods: ['POST'],
  path: '/api/staff/certificates/supersede',
  access: 'staff',
  permission: 'changeCertificates',
  effect: 'writes',
  sends: 'json',
  input: z.object({
    certificateNo: recordNo,
    /** The one on the screen. */
    edition: z.int().min(1),
    changed: certificateText,
    reasonCode: z.enum(replacementReasons),
    reason: paperText,
  }),
  entity: z.object({ certificateNo: z.int(), edition: z.int() }),
  refusals: [
    'CERTIFICATE_NOT_FOUND',
    'CERTIFICATE_VOID',
    'CERTIFICATE_CHANGED',
    'NOTHING_TO_CHANGE',
    'NEEDS_SECOND_PERSON',
    ...STAFF_REFUSALS,
  ],
  perMinute: 30,
})
