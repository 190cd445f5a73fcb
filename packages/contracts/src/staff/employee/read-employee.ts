import { z } from 'zod'
import { endpoint } from '../../kit/index.ts'
import { employeeShape } from './employee.ts'

/** The employee who is logged in; the call does not extend the login. */
export const readEmployee = endpoint({
  operation: 'readEmployee',
  methods: ['GET'],
  path: '/api/staff/me',
  access: 'staff',
  effect: 'reads',
  sends: 'query',
  input: z.object({}),
  entity: employeeShape,
  refusals: ['STAFF_SESSION_EXPIRED', 'STAFF_LOGIN_REQUIRED'],
  extendsLogin: false,
})
