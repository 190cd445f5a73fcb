import { staffRoles } from '@hygiene/domain/staff/permission/permissions'
import { z } from 'zod'
import { instant, recordNo } from '../../kit/fields.ts'
import { staffReads } from '../../kit/declare.ts'
import { employeeRow } from './employee-shape.ts'

const held = { role: z.enum(staffRoles), branchName: z.string().nullable() }

/** Returns an employee, every grant of their role, and every review of it, newest first (safety measures notice, Art. 5). */
export const readRights = staffReads('/api/staff/employees/rights', {
  permission: 'manageEmployees',
  input: z.object({ employeeNo: recordNo }),
  entity: z.object({
    employee: employeeRow,
    grants: z.array(z.object({ grantNo: z.int(), ...held, grantedBy: z.string(), grantedAt: instant })),
    reviews: z.array(
      z.object({
        reviewNo: z.int(),
        ...held,
        reviewerName: z.string(),
        text: z.string(),
        reviewedAt: instant,
      }),
    ),
  }),
  refusals: ['EMPLOYEE_NOT_FOUND'],
})
