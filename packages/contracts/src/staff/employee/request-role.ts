import { staffRoles } from '@hygiene/domain'
import { z } from 'zod'
import { endpoint, recordNo } from '../../kit/index.ts'
import { ASKING_REFUSALS, askingFields, STAFF_REFUSALS } from '../approval/approval-shape.ts'

/** Asks for another role or branch of an employee; a second person decides. `branchNo` goes with the role of a branch alone. */
export const requestRole = endpoint({
  operation: 'requestRole',
  methods: ['POST'],
  path: '/api/staff/employees/requestRole',
  access: 'staff',
  permission: 'manageEmployees',
  effect: 'writes',
  sends: 'json',
  input: z.object({
    employeeNo: recordNo,
    role: z.enum(staffRoles),
    branchNo: recordNo.nullable(),
    ...askingFields,
  }),
  entity: z.object({ approvalNo: z.int() }),
  refusals: ['ROLE_UNCHANGED', 'ROLE_BRANCH_WRONG', ...ASKING_REFUSALS, ...STAFF_REFUSALS],
})
