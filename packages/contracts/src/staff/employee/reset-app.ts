import { z } from 'zod'
import { staffWrites } from '../../kit/declare.ts'
import { onEmployee } from './employee-shape.ts'

/** Removes an employee's authenticator app and ends their logins; the next login connects another app. */
export const resetApp = staffWrites('/api/staff/employees/resetApp', {
  label: '직원 인증 앱 초기화',
  permission: 'manageEmployees',
  audit: { subject: 'employeeNo' },
  input: z.object(onEmployee),
  entity: z.object({ employeeNo: z.int() }),
  refusals: ['EMPLOYEE_NOT_FOUND'],
})
