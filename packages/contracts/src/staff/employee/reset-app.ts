import { z } from 'zod'
import { endpoint } from '../../kit/index.ts'
import { STAFF_REFUSALS } from '../approval/approval-shape.ts'
import { onEmployee } from './employee-shape.ts'

/** Forgets an employee's authenticator app and ends their logins; the next login connects another app. */
export const resetApp = endpoint({
  operation: 'resetApp',
  methods: ['POST'],
  path: '/api/staff/employees/resetApp',
  access: 'staff',
  permission: 'manageEmployees',
  effect: 'writes',
  sends: 'json',
  input: z.object(onEmployee),
  entity: z.object({ employeeNo: z.int() }),
  refusals: ['EMPLOYEE_NOT_FOUND', ...STAFF_REFUSALS],
})
