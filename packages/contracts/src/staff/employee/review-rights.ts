import { z } from 'zod'
import { staffWrites } from '../../kit/declare.ts'
import { onEmployee } from './employee-shape.ts'

export const reviewRights = staffWrites('/api/staff/employees/review', {
  label: '직원 권한 점검',
  permission: 'manageEmployees',
  audit: { subject: 'employeeNo' },
  input: z.object(onEmployee),
  entity: z.object({ employeeNo: z.int() }),
  refusals: ['EMPLOYEE_NOT_FOUND', 'EMPLOYEE_YOURSELF'],
})
