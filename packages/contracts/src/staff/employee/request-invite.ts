import { staffRoles } from '@hygiene/domain/staff/permission/permissions'
import { z } from 'zod'
import { employeeForm } from '../../forms/employee.ts'
import { recordNo } from '../../kit/fields.ts'
import { staffWrites } from '../../kit/declare.ts'
import { ASKING_REFUSALS, askingFields } from '../approval/approval-shape.ts'

/**
 * Requests a new employee; a second person decides, and the account begins with that. The only headquarters employee invites the
 * second one alone; `approvalNo` is then null.
 */
export const requestInvite = staffWrites('/api/staff/employees/requestInvite', {
  label: '직원 초대 요청',
  permission: 'manageEmployees',
  audit: {},
  input: z.object({
    ...employeeForm.shape,
    role: z.enum(staffRoles),
    branchNo: recordNo.nullable(),
    ...askingFields,
  }),
  entity: z.object({ approvalNo: z.int().nullable() }),
  refusals: ['LOGIN_ID_TAKEN', 'ROLE_BRANCH_WRONG', ...ASKING_REFUSALS],
})
