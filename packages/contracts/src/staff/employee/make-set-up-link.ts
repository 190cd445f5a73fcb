import { z } from 'zod'
import { instant, recordNo } from '../../kit/fields.ts'
import { staffWrites } from '../../kit/declare.ts'

/**
 * Creates a secret, returned once and valid for a day, by which a new employee chooses a password. A new one voids the previous
 * one.
 */
export const makeSetUpLink = staffWrites('/api/staff/employees/makeSetUpLink', {
  label: '직원 설정 주소 만들기',
  permission: 'manageEmployees',
  audit: { subject: 'employeeNo' },
  input: z.object({ employeeNo: recordNo }),
  entity: z.object({ setUpSecret: z.string(), endsAt: instant }),
  refusals: ['EMPLOYEE_NOT_FOUND', 'EMPLOYEE_SET_UP', 'SET_UP_BY_INVITER'],
})
