import { z } from 'zod'
import { endpoint } from '../../kit/index.ts'
import { STAFF_REFUSALS } from '../approval/approval-shape.ts'
import { onEmployee } from './employee-shape.ts'

/** Another employee has looked through the rights of this one and left them as they are. */
export const reviewRights = endpoint({
  operation: 'reviewRights',
  methods: ['POST'],
  path: '/api/staff/employees/review',
  access: 'staff',
  permission: 'manageEmployees',
  effect: 'writes',
  sends: 'json',
  input: z.object(onEmployee),
  entity: z.object({ employeeNo: z.int() }),
  refusals: ['EMPLOYEE_NOT_FOUND', 'EMPLOYEE_YOURSELF', ...STAFF_REFUSALS],
})
