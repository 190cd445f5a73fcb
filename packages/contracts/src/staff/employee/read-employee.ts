import { z } from 'zod'
import { staffReads } from '../../kit/declare.ts'
import { employeeShape } from './employee.ts'

/** The employee who is logged in; the call does not extend the login. */
export const readEmployee = staffReads('/api/staff/me', {
  input: z.object({}),
  entity: employeeShape,
  extendsLogin: false,
})
