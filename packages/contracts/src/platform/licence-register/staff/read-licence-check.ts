import { placeFacts } from '@hygiene/domain/platform/licence-register/licence-check'
import { z } from 'zod'
import { instant, recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { licenceCheckRow, registerRow } from './licence-check-shape.ts'

/** Compares one place with the register: its row, its last change, and the nearest rows; logs the view. */
export const readLicenceCheck = staffWrites('/api/staff/licences/read', {
  label: '업소 확인 보기',
  isView: true,
  audit: {},
  permission: 'readLicenceChecks',
  input: z.object({ checkNo: recordNo }),
  entity: licenceCheckRow.extend({
    seen: z.string(),
    listed: registerRow.nullable(),
    changed: z.object({ before: registerRow, seenAt: instant }).nullable(),
    candidates: z.array(registerRow.extend({ differences: z.array(z.enum(placeFacts)) })),
    certificateNo: z.int().nullable(),
    sentence: z.string(),
    decidedBy: z.string().nullable(),
    corrected: z.array(z.string()),
  }),
  refusals: ['LICENCE_CHECK_NOT_FOUND'],
})
