import { z } from 'zod'
import { endpoint } from '../kit/index.ts'
import { employeeShape } from './employee.ts'

/** Who is logged in; looking does not extend. */
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
