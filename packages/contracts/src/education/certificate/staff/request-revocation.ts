import { revocationReasons } from '@hygiene/domain/education/certificate/certificate-change'
import { z } from 'zod'
import { recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { ASKING_REFUSALS, askingFields } from '../../../staff/approval/approval-shape.ts'

/** Requests the revocation of a certificate. A second person decides (docs/rules/certificate.md). */
export const requestRevocation = staffWrites('/api/staff/certificates/requestRevocation', {
  label: '수료증 효력 취소 요청',
  permission: 'changeCertificates',
  input: z.object({
    certificateNo: recordNo,
    edition: z.int().min(1),
    ...askingFields,
    reasonCode: z.enum(revocationReasons),
  }),
  entity: z.object({ approvalNo: z.int() }),
  refusals: [...ASKING_REFUSALS],
})
