import { licenceCheckCauses } from '@hygiene/domain/platform/licence-register/licence-check'
import { z } from 'zod'
import { dataTableInput, tablePageOf } from '../../../kit/data-table.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { enrolmentNamed } from '../../../education/enrolment/staff/staff-enrolment-shape.ts'
import { licenceCheckRow, licenceCheckStates, licenceCheckStudy } from './licence-check-shape.ts'

const licenceCheckFilter = z.object({
  cause: z.enum(licenceCheckCauses).optional(),
  state: z.enum(licenceCheckStates).optional(),
  study: licenceCheckStudy.optional(),
  kind: enrolmentNamed.kind.optional(),
})

/**
 * Returns places that the register does not know, and those that it has since changed. The search matches a part of the place's
 * or the person's name, or the digits of a number. Logs each person shown.
 */
export const listLicenceChecks = staffWrites('/api/staff/licences/list', {
  label: '업소 확인 목록 조회',
  isView: true,
  audit: {},
  permission: 'readLicenceChecks',
  input: dataTableInput({
    filter: licenceCheckFilter,
    sorts: ['madeAt'] as const,
  }),
  entity: tablePageOf(licenceCheckRow),
})
