import { staffRoles } from '@hygiene/domain/staff/permission/permissions'
import { z } from 'zod'
import { dataTableInput, tablePageOf } from '../../kit/data-table.ts'
import { recordNo } from '../../kit/fields.ts'
import { staffReads } from '../../kit/declare.ts'
import { employeeRow, employeeState } from './employee-shape.ts'

export const employeeFilter = z.object({
  role: z.enum(staffRoles).optional(),
  branchNo: recordNo.optional(),
  state: employeeState.optional(),
  isReviewOverdue: z.boolean().optional(),
})

export const listEmployees = staffReads('/api/staff/employees/list', {
  methods: ['POST'],
  permission: 'manageEmployees',
  sends: 'json',
  input: dataTableInput({
    filter: employeeFilter,
    sorts: ['name', 'lastLoginAt', 'reviewDueAt'] as const,
  }),
  entity: tablePageOf(employeeRow),
})
