import { staffRoles } from '@hygiene/domain/staff/permission/permissions'
import { z } from 'zod'
import { recordNo } from '../../kit/fields.ts'
import { staffWrites } from '../../kit/declare.ts'
import { ASKING_REFUSALS, askingFields } from '../approval/approval-shape.ts'

/** Requests another role or branch of an employee; a second person decides. Only the role of a branch has a `branchNo`. */
export const requestRole = staffWrites('/api/staff/employees/requestRole', {
  permission: 'manageEmployees',
  input: z.object({
    employeeNo: recordNo,
    role: z.enum(staffRoles),
    branchNo: recordNo.nullable(),
    ...askingFields,
  }),
  entity: z.object({ approvalNo: z.int() }),
  refusals: ['ROLE_UNCHANGED', 'ROLE_BRANCH_WRONG', ...ASKING_REFUSALS],
})
