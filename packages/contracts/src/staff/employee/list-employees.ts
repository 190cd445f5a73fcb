import { staffRoles } from '@hygiene/domain'
import { z } from 'zod'
import { dataTableInput, tablePageOf } from '../../kit/data-table.ts'
import { endpoint, recordNo } from '../../kit/index.ts'
import { STAFF_REFUSALS } from '../approval/approval-shape.ts'
import { employeeRow, employeeState } from './employee-shape.ts'

export const employeeFilter = z.object({
  role: z.enum(staffRoles).optional(),
  branchNo: recordNo.optional(),
  state: employeeState.optional(),
  /** Rights whose half-yearly review is due. */
  isReviewOverdue: z.boolean().optional(),
})

/** The employees; typed words are a part of the name or of the login id. */
export const listEmployees = endpoint({
  operation: 'listEmployees',
  methods: ['POST'],
  path: '/api/staff/employees/list',
  access: 'staff',
  permission: 'manageEmployees',
  effect: 'reads',
  sends: 'json',
  input: dataTableInput({
    filter: employeeFilter,
    sorts: ['name', 'lastLoginAt', 'reviewDueAt'] as const,
  }),
  entity: tablePageOf(employeeRow),
  refusals: [...STAFF_REFUSALS],
})
