import { z } from 'zod'
import { endpoint } from '../kit/index.ts'
import { STAFF_REFUSALS } from '../staff-approvals/approval-shape.ts'
import { employeeRow } from './employee-shape.ts'

/** All employees by name, those who left last; the association has some dozens. And the branches a role can be of. */
export const listEmployees = endpoint({
  operation: 'listEmployees',
  methods: ['GET'],
  path: '/api/staff/employees/list',
  access: 'staff',
  permission: 'manageEmployees',
  effect: 'reads',
  sends: 'query',
  input: z.object({}),
  entity: z.object({
    list: z.array(employeeRow),
    branches: z.array(z.object({ branchNo: z.int(), name: z.string() })),
  }),
  refusals: [...STAFF_REFUSALS],
})
