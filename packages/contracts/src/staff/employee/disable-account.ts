import { z } from 'zod'
import { staffWrites } from '../../kit/index.ts'
import { onEmployee } from './employee-shape.ts'

/** Ends an employee's account and logins at once; never one's own. */
export const disableAccount = staffWrites('/api/staff/employees/disable', {
  permission: 'manageEmployees',
  input: z.object(onEmployee),
  entity: z.object({ employeeNo: z.int() }),
  refusals: ['EMPLOYEE_NOT_FOUND', 'EMPLOYEE_YOURSELF'],
})
