import { z } from 'zod'
import { staffWrites } from '../../kit/declare.ts'
import { onEmployee } from './employee-shape.ts'

/** Disables an employee's account and ends its logins at once; refuses one's own. */
export const disableAccount = staffWrites('/api/staff/employees/disable', {
  label: '직원 계정 정지',
  permission: 'manageEmployees',
  audit: { subject: 'employeeNo' },
  input: z.object(onEmployee),
  entity: z.object({ employeeNo: z.int() }),
  refusals: ['EMPLOYEE_NOT_FOUND', 'EMPLOYEE_YOURSELF'],
})
