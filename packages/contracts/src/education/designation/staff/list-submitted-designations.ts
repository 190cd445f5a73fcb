import { z } from 'zod'
import { dataTableInput, tablePageOf } from '../../../kit/data-table.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { enrolmentNamed } from '../../enrolment/staff/staff-enrolment-shape.ts'
import { designationRow, designationState } from './designation-shape.ts'

export const designationFilter = z.object({
  kind: enrolmentNamed.kind.optional(),
  state: designationState.optional(),
  verdict: z.enum(['waiting', 'accepted', 'askedAgain']).optional(),
})

/**
 * Lists the submitted designation confirmations (Food Sanitation Act Art. 41③). The search matches parts of a person's or place's
 * name. Each person shown is recorded in the log.
 */
export const listSubmittedDesignations = staffWrites('/api/staff/designations/list', {
  label: '지정확인서 목록 조회',
  isView: true,
  permission: 'readDesignations',
  audit: {},
  input: dataTableInput({
    filter: designationFilter,
    sorts: ['submittedAt'] as const,
  }),
  entity: tablePageOf(designationRow),
})
