import { replacementReasons } from '@hygiene/domain/education/certificate/certificate-change'
import { z } from 'zod'
import { certificateText } from '../../../forms/paper-change.ts'
import { recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { ASKING_REFUSALS, askingFields } from '../../../staff/approval/approval-shape.ts'

/** Requests another name or birth date on a certificate. A second person decides (docs/rules/certificate.md). */
export const requestIdentityChange = staffWrites('/api/staff/certificates/requestIdentity', {
  label: '수료증 성명·생년월일 정정 요청',
  permission: 'changeCertificates',
  input: z.object({
    certificateNo: recordNo,
    edition: z.int().min(1),
    changed: certificateText,
    ...askingFields,
    reasonCode: z.enum(replacementReasons),
    /** A change of name or birth date requires a document that proves it. */
    evidenceFileNo: z.uuid('증빙 파일을 골라주세요.'),
  }),
  entity: z.object({ approvalNo: z.int() }),
  refusals: [...ASKING_REFUSALS],
})
