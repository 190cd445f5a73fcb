import { z } from 'zod'
import { staffReads } from '../../kit/declare.ts'
import { employeeShape } from './employee.ts'

/** Returns the employee who is logged in without extending the login. */
export const readEmployee = staffReads('/api/staff/me', {
  input: z.object({}),
  entity: employeeShape,
  extendsLogin: false,
})
