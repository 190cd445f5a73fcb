import { z } from 'zod'
import { endpoint, instant, recordNo } from '../../kit/index.ts'
import { STAFF_REFUSALS } from '../approval/approval-shape.ts'

/** A secret, told once and good for a day, by which a new employee chooses a password; a new one ends the one before. */
export const makeSetUpLink = endpoint({
  operation: 'makeSetUpLink',
  methods: ['POST'],
  path: '/api/staff/employees/makeSetUpLink',
  access: 'staff',
  permission: 'manageEmployees',
  effect: 'writes',
  sends: 'json',
  input: z.object({ employeeNo: recordNo }),
  entity: z.object({ setUpSecret: z.string(), endsAt: instant }),
  refusals: ['EMPLOYEE_NOT_FOUND', 'EMPLOYEE_SET_UP', 'SET_UP_BY_INVITER', ...STAFF_REFUSALS],
})
