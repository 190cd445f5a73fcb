import { z } from 'zod'
import { endpoint } from '../../kit/index.ts'
import { STAFF_REFUSALS } from '../approval/approval-shape.ts'
import { onEmployee } from './employee-shape.ts'

/** Ends an employee's account and logins at once; never one's own. */
export const disableAccount = endpoint({
  operation: 'disableAccount',
  methods: ['POST'],
  path: '/api/staff/employees/disable',
  access: 'staff',
  permission: 'manageEmployees',
  effect: 'writes',
  sends: 'json',
  input: z.object(onEmployee),
  entity: z.object({ employeeNo: z.int() }),
  refusals: ['EMPLOYEE_NOT_FOUND', 'EMPLOYEE_YOURSELF', ...STAFF_REFUSALS],
})
