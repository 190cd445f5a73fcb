import { placeFacts } from '@hygiene/domain/platform/licence-register/licence-check'
import { z } from 'zod'
import { instant, recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { licenceCheckRow, registerRow } from './licence-check-shape.ts'

/** One place beside the register: its own row, what changed there, and the nearest rows; the look is logged. */
export const readLicenceCheck = staffWrites('/api/staff/licences/read', {
  label: '업소 확인 보기',
  isView: true,
  audit: {},
  permission: 'readLicenceChecks',
  input: z.object({ checkNo: recordNo }),
  entity: licenceCheckRow.extend({
    /** Goes along with a decision. */
    seen: z.string(),
    /** The row of this number; null where the register does not know it. */
    listed: registerRow.nullable(),
    /** What the register said before its last change. */
    changed: z.object({ before: registerRow, seenAt: instant }).nullable(),
    candidates: z.array(registerRow.extend({ differences: z.array(z.enum(placeFacts)) })),
    /** The certificate that carries the place, where the education is completed. */
    certificateNo: z.int().nullable(),
    sentence: z.string(),
    decidedBy: z.string().nullable(),
    /** What a correction replaced: names of facts. */
    corrected: z.array(z.string()),
  }),
  refusals: ['LICENCE_CHECK_NOT_FOUND'],
})
