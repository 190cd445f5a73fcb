import { z } from 'zod'
import { staffWrites } from '../../../kit/declare.ts'
import { enrolmentNamed } from '../../enrolment/staff/staff-enrolment-shape.ts'
import { designationRow } from './designation-shape.ts'

/** Returns a confirmation without its file. The access is logged. */
export const readSubmittedDesignation = staffWrites('/api/staff/designations/read', {
  label: '지정확인서 보기',
  isView: true,
  permission: 'readDesignations',
  audit: {},
  input: z.object(enrolmentNamed),
  entity: designationRow,
  refusals: ['FILE_NOT_FOUND'],
})
